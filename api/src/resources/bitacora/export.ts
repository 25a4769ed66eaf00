import type { EntradaBitacora } from '@backoffice/shared/contract'
import { officeTime } from '../../platform/exports/office-time.ts'
import { type Column, defineExport } from '../../platform/exports/spec.ts'
import { bitacoraList } from './list.ts'
import { bitacoraRows } from './rows.ts'

const said = (value: unknown): string => (value === null ? '—' : String(value))

const columns: Column<EntradaBitacora>[] = [
  { titulo: 'Momento', kind: 'instante', valor: ({ momento }) => officeTime(momento) },
  { titulo: 'Quién', valor: ({ usuario }) => usuario?.nombre ?? null },
  { titulo: 'Acción', valor: ({ accion }) => accion },
  { titulo: 'Sobre', valor: ({ entidad }) => entidad },
  { titulo: 'Registro', valor: ({ registro }) => registro?.nombre ?? registro?._id ?? null },
  { titulo: 'Dirección', valor: ({ direccion }) => direccion },
  {
    titulo: 'Cambios',
    valor: ({ cambios }) =>
      cambios.map(({ campo, antes, despues }) => `${campo}: ${said(antes)} → ${said(despues)}`).join('; '),
  },
]

/** The file has the words of `npm run bitacora`. */
export const bitacoraExport = defineExport({
  lista: 'bitacora',
  entity: { entidad: 'auditoria' },
  list: bitacoraList,
  rows: bitacoraRows,
  columns: () => columns,
})
