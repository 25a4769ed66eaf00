import type { Archivo } from '@backoffice/shared/contract'
import { fechaDeInstante } from '@backoffice/shared/format'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './archivos.textos.ts'

const { columnas, sinDefinir } = textos

/** A client's files (P-17). */
export const columns: Column<Archivo>[] = [
  {
    id: 'nombre',
    header: columnas.nombre,
    cell: ({ nombre }) => nombre || sinDefinir,
    sortValue: ({ nombre }) => nombre,
    hideInCard: true,
  },
  { id: 'descripcion', header: columnas.descripcion, cell: ({ descripcion }) => descripcion || sinDefinir },
  {
    id: 'extension',
    header: columnas.extension,
    kind: 'label',
    cell: ({ extension }) => extension || sinDefinir,
    sortValue: ({ extension }) => extension,
  },
  {
    id: 'fecha',
    header: columnas.fecha,
    cell: ({ fecha }) => (fecha ? fechaDeInstante(fecha) : sinDefinir),
    sortValue: ({ fecha }) => fecha,
    kind: 'date',
  },
]
