import { bareClave, phoneKey, plain } from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'
import { hasPermission } from '../../../remote/permissions.ts'
import type { Handlers } from '../handler.ts'

type Person = Record<'nombre' | 'curp' | 'rfc' | 'email' | 'celular', string | null> &
  Parameters<typeof nombreCompleto>[0]

const AT_MOST = 5

/** What identifies a person, written one way; a name counts only with a surname. */
const keysOf = (one: Person) => ({
  curp: bareClave(one.curp ?? ''),
  rfc: bareClave(one.rfc ?? ''),
  email: plain(one.email ?? '').trim(),
  celular: phoneKey(one.celular ?? ''),
  nombre: one.apellido_paterno ? plain(nombreCompleto(one)) : '',
})

/** Possible duplicates, those with the most matching fields first. */
export const posiblesDuplicados = {
  'POST /clientes/posibles_duplicados': ({ id, ...typed }, { data, usuario }) => {
    const withheld = hasPermission(usuario, 'clientes.ver') ? {} : { celular: null, email: null }
    const asked = Object.entries(keysOf(typed)).filter(([, key]) => key !== '')
    const motivosOf = (keys: Record<string, string>) =>
      asked.filter(([motivo, key]) => keys[motivo] === key).map(([motivo]) => motivo)
    const found = data.clientes
      .filter(({ _id }) => _id !== id)
      .map((cliente) => ({ ...cliente, ...withheld, motivos: motivosOf(keysOf(cliente)) }))
      .filter(({ motivos }) => motivos.length > 0)
      .toSorted((a, b) => b.motivos.length - a.motivos.length)
    return { clientes: found.slice(0, AT_MOST) }
  },
} satisfies Partial<Handlers>
