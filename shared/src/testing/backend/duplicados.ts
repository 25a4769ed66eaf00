import type { Cliente, PosibleDuplicado } from '../../contract'
import { nombreCompleto } from '../../format'
import { hasPermission } from '../../remote/permissions'
import { clienteFila } from './clientes'
import type { HandlersFor } from './handler'
import { folded } from './matching'

type Motivo = PosibleDuplicado['motivos'][number]
type Typed = Partial<Record<keyof Cliente, unknown>> & { nombre: string }

const AT_MOST = 5
const digits = (value: unknown) => (typeof value === 'string' ? value.replace(/\D/g, '').slice(-10) : '')
const text = (value: unknown) => (typeof value === 'string' ? folded(value.trim()) : '')

/** The fields that identify a duplicate; a name counts only with both surnames. */
const same: Record<Motivo, (typed: Typed, cliente: Cliente) => boolean> = {
  curp: (typed, cliente) => alike(text(typed.curp), text(cliente.curp)),
  rfc: (typed, cliente) => alike(text(typed.rfc), text(cliente.rfc)),
  email: (typed, cliente) => alike(text(typed.email), text(cliente.email)),
  celular: (typed, cliente) => alike(digits(typed.celular), digits(cliente.celular)),
  nombre: (typed, cliente) =>
    text(typed.apellido_paterno) !== '' &&
    alike(text(nombreCompleto(typed as Cliente)), text(nombreCompleto(cliente))),
}

const alike = (a: string, b: string) => a !== '' && a === b

/** Possible duplicates, those with the most matching fields first. */
export const posiblesDuplicados: HandlersFor<'/clientes/posibles_duplicados'> = {
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
}
