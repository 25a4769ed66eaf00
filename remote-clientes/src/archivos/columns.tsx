import type { Archivo } from '@backoffice/shared/contract'
import { CLASES_ARCHIVO, fechaDeInstante, fechaLarga, hoy } from '@backoffice/shared/format'
import { Badge, Box, NearDay } from '@backoffice/shared/ui'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './archivos.textos.ts'

const { columnas, sinDefinir } = textos

/** A picture's small picture beside its name; a broken one leaves its place empty. */
const nombre = (miniaturas: Map<string, string>): Column<Archivo> => ({
  id: 'nombre',
  header: columnas.nombre,
  cell: ({ _id, nombre }) => {
    const src = miniaturas.get(_id)
    if (src === undefined) return nombre || sinDefinir
    return (
      <Box display="flex" alignItems="center" gap="2" minWidth="0">
        <Box
          as="img"
          {...{ src, alt: '', loading: 'lazy' }}
          flex="none"
          width="8"
          height="8"
          borderRadius="sm"
          bg="bg.subtle"
          objectFit="cover"
        />
        <Box as="span" minWidth="0">
          {nombre || sinDefinir}
        </Box>
      </Box>
    )
  },
  sortValue: ({ nombre }) => nombre,
  hideInCard: true,
})

/** What a file is, and until which day it is good (E-19). */
const clase: Column<Archivo> = {
  id: 'clase',
  header: columnas.clase,
  kind: 'label',
  cell: ({ clase }) => clase && CLASES_ARCHIVO[clase],
  sortValue: ({ clase }) => (clase ? CLASES_ARCHIVO[clase] : ''),
}
const vence: Column<Archivo> = {
  id: 'vence',
  header: columnas.vence,
  kind: 'date',
  cell: ({ vence }) =>
    vence &&
    (vence < hoy() ? (
      <>
        {fechaLarga(vence)} <Badge tone="vencida">{textos.vencido}</Badge>
      </>
    ) : (
      <NearDay day={vence} />
    )),
  sortValue: ({ vence }) => vence ?? '9999',
}

/** A client's files (P-17), and what some of them have beside. */
export const columnsFor = (rows: Archivo[], miniaturas: Map<string, string>): Column<Archivo>[] => [
  nombre(miniaturas),
  ...others,
  ...(rows.some((row) => row.clase) ? [clase] : []),
  ...(rows.some((row) => row.vence) ? [vence] : []),
]

const others: Column<Archivo>[] = [
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
