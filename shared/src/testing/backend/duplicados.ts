import { bareClave, phoneKey, plain, type Cliente, type PosibleDuplicado } from '../../contract/index.ts'
import { nombreCompleto } from '../../format/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import { clienteFila } from './clientes.ts'
import type { Handlers } from './handler.ts'

type Motivo = PosibleDuplicado['motivos'][number]
type Typed = Partial<Record<keyof Cliente, unknown>> & { nombre: string }

const AT_MOST = 5
const by = (rule: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? rule(value.trim()) : ''
const [text, clave, phone] = [by(plain), by(bareClave), by(phoneKey)]

/** The fields that identify a duplicate; a name counts only with both surnames. */
const same: Record<Motivo, (typed: Typed, cliente: Cliente) => boolean> = {
  curp: (typed, cliente) => alike(clave(typed.curp), clave(cliente.curp)),
  rfc: (typed, cliente) => alike(clave(typed.rfc), clave(cliente.rfc)),
  email: (typed, cliente) => alike(text(typed.email), text(cliente.email)),
  celular: (typed, cliente) => alike(phone(typed.celular), phone(cliente.celular)),
  nombre: (typed, cliente) =>
    text(typed.apellido_paterno) !== '' &&
    alike(text(nombreCompleto(typed as Cliente)), text(nombreCompleto(cliente))),
}

const alike = (a: string, b: string) => a !== '' && a === b

/** Possible duplicates, those with the most matching fields first. */
export const posiblesDuplicados = {
  'POST /clientes/posibles_duplicados': ({ id, ...typed }, { data, usuario }) => {
    const withheld = hasPermission(usuario, 'clientes.ver') ? {} : { celular: null, email: null }
    const motivosOf = (cliente: Cliente) =>
      (Object.keys(same) as Motivo[]).filter((motivo) => same[motivo](typed, cliente))
    const found = data.clientes
      .filter(({ _id }) => _id !== id)
      .map((cliente) => ({ ...clienteFila(cliente), ...withheld, motivos: motivosOf(cliente) }))
      .filter(({ motivos }) => motivos.length > 0)
      .toSorted((a, b) => b.motivos.length - a.motivos.length)
    return { clientes: found.slice(0, AT_MOST) }
  },
} satisfies Partial<Handlers>
