import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { admin } from '../front.ts'
import { type Answer, type Calls } from './calls.ts'
import { type Ledger } from './ledger.ts'

/** What all rounds share: the calls, what they were told, and an Administrador's token. */
export interface Work {
  calls: Calls
  ledger: Ledger
  token: string
}

/** What a round's people share. */
export interface Office extends Work {
  /** Somebody else's: nobody may send many invitations. */
  inviter: string
  /** False: they end what they are doing, and go home. */
  going: () => boolean
}

/** Everybody at work at once. */
export const everybody = (office: Office): Promise<unknown> =>
  Promise.all([
    ...Array.from({ length: 6 }, () => registers(office)),
    invites(office),
    signsIn(office),
    exports(office),
  ])

const PASSWORD = admin.ADMIN_PASSWORD

export const signIn = (calls: Calls): Promise<Answer> =>
  calls.post('/auth/login', { email: admin.ADMIN_EMAIL, password: PASSWORD })

/** A token, however long the cluster takes. */
export async function tokenOf(calls: Calls, email: string = admin.ADMIN_EMAIL): Promise<string> {
  const answer = await calls.insist('/auth/login', { email, password: PASSWORD })
  if (!isDone(answer)) throw new Error(`No se pudo entrar: ${JSON.stringify(answer)}`)
  return (answer?.body as { token: string }).token
}

/** The token of an Administrador who has not been here before. */
export async function someoneNew(calls: Calls, token: string): Promise<string> {
  const email = `${randomUUID()}@pruebas.mx`
  const person = { nombre: 'Bea', apellido_paterno: 'Paz', tipo: 0, email }
  const body = { ...person, password: PASSWORD, passwordConf: PASSWORD }
  await calls.insist('/usuarios/crear', body, { token, key: randomUUID() })
  return tokenOf(calls, email)
}

const isDone = (answer: Answer) => answer?.status === 200

/** Creates clients until it works, as the page does with its Idempotency-Key; edits each, and gives it a document. */
async function registers({ calls, ledger, token, going }: Office): Promise<void> {
  while (going()) {
    const nombre = ledger.name('Roble')
    let id = ''
    const created = await ledger.write(nombre, 'v0', async () => {
      const body = { nombre, apellido_paterno: 'v0' }
      const answer = await calls.insist('/clientes/crear', body, { token, key: randomUUID() })
      id = (answer?.body as { _id?: string } | undefined)?._id ?? ''
      return isDone(answer)
    })
    const edit = (apellido_paterno: string) =>
      ledger.write(nombre, apellido_paterno, async () =>
        isDone(await calls.post('/clientes/editar', { id, apellido_paterno }, { token })),
      )
    // After one without an answer this client may be either way, and is left alone.
    if (created && (await edit('v1')) && (await upload({ calls, ledger, token }, id))) await edit('v2')
    await sleep(30)
  }
}

async function upload({ calls, ledger, token }: Work, id_cliente: string): Promise<boolean> {
  const nombre = ledger.name('Escrito')
  const bytes = Buffer.from(`%PDF-1.4\n${`% ${nombre}\n`.repeat(4_000)}%%EOF\n`)
  const form = new FormData()
  form.append('id_cliente', id_cliente)
  form.append('nombre', nombre)
  form.append('archivo', new Blob([bytes], { type: 'application/pdf' }), 'escrito.pdf')
  return ledger.write(nombre, digest(bytes), async () =>
    isDone(await calls.post('/clientes/crear_archivo', form, { token })),
  )
}

export const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** New people of the office get a mail each. */
async function invites({ calls, ledger, inviter, going }: Office): Promise<void> {
  while (going()) {
    const nombre = ledger.name('Correo')
    const email = `${nombre.replace(' ', '-').toLowerCase()}@pruebas.mx`
    const body = { nombre, apellido_paterno: 'Paz', tipo: 1, email, invitar: true }
    await ledger.write(nombre, email, async () =>
      isDone(await calls.insist('/usuarios/crear', body, { token: inviter, key: randomUUID() })),
    )
    await sleep(1_000)
  }
}

async function signsIn({ calls, going }: Office): Promise<void> {
  while (going()) {
    await signIn(calls)
    await sleep(700)
  }
}

/** Has at least the clients that were there when it was asked for, or fails visibly. */
async function exports({ calls, ledger, token, going }: Office): Promise<void> {
  while (going()) {
    const least = [...ledger.entries].filter(([name, { known }]) => name.startsWith('Roble') && known).length
    const answer = await calls.post('/clientes/exportar', { nombre: 'Roble' }, { token })
    const file = isDone(answer) ? await calls.file((answer?.body as { url: string }).url) : null
    const rows = file ? file.toString().trim().split('\n').length - 1 : Infinity
    if (rows < least) calls.wrong.push(`Una exportación llevó ${rows} clientes, y había ${least}`)
    await sleep(1_000)
  }
}
