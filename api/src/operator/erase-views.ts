import type { Vista } from '@backoffice/shared/contract'
import type pg from 'pg'

/** What identifies one client; a given name or a surname alone is many people's. */
interface Identity {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  claves: string[]
  telefonos: string[]
}

/**
 * Deletes the views of a list that quote the client, in their name or in their question: by full name, e-mail, phone,
 * RFC or CURP. Called before the client's row is blanked.
 */
export async function eraseViews(client: pg.Client, id: string): Promise<void> {
  const { rows } = await client.query<Identity>(
    `select nombre, apellido_paterno, apellido_materno,
       array[email, email_empresarial, rfc, curp] as claves, array[celular, telefono] as telefonos
     from clientes where id_locatario = locatario() and _id = $1`,
    [id],
  )
  const [identity] = rows
  if (!identity) return
  const quotes = quotesOf(identity)
  const { rows: sets } = await client.query<{ id_usuario: string; lista: string; vistas: Vista[] }>(
    `select id_usuario, lista, vistas from vistas
     where id_locatario = locatario() and vistas <> '[]' order by id_usuario, lista for update`,
  )
  for (const { id_usuario, lista, vistas } of sets) {
    const kept = vistas.filter((vista) => !quotes(vista))
    if (kept.length === vistas.length) continue
    await client.query(
      `update vistas set vistas = $3, version = version + 1
       where id_locatario = locatario() and id_usuario = $1 and lista = $2`,
      [id_usuario, lista, JSON.stringify(kept)],
    )
  }
}

function quotesOf({ nombre, apellido_paterno, apellido_materno, claves, telefonos }: Identity) {
  const names = words(`${nombre} ${apellido_paterno || apellido_materno}`)
  const keys = claves.map(plain).filter((key) => key !== '')
  const phones = telefonos.map((phone) => digits(phone).slice(-10)).filter((phone) => phone.length >= 7)
  return ({ nombre, consulta }: Vista): boolean => {
    const values = [...new URLSearchParams(consulta ?? '').values()]
    const said = [nombre, ...values]
    const text = plain(said.join(' '))
    const all = new Set(words(text))
    return (
      (names.length > 1 && names.every((word) => all.has(word))) ||
      keys.some((key) => text.includes(key)) ||
      phones.some((phone) => said.some((value) => digits(value).includes(phone)))
    )
  }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
const words = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
const digits = (text: string) => text.replace(/\D/g, '')
