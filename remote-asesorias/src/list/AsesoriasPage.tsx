import type { AsesoriaFila } from '@backoffice/shared/contract'
import { pedidoEnPalabras, useHoy } from '@backoffice/shared/format'
import { useAllowed, useDeleted, useExport, useList, useRemove, useViews } from '@backoffice/shared/resource'
import { onDemand } from '@backoffice/shared/ui'
import { filterDialog, ListPage, RemoveDialog } from '@backoffice/shared/ui/list'
import type { ReactNode } from 'react'
import { columns } from './columns.tsx'
import { eliminarAsesoria, listAsesorias } from './list.ts'
import { textos } from './list.textos.ts'
import { ninguna } from './ninguna.ts'
import { MiDia } from './dia/MiDia.tsx'
import { useMany } from './varias/many.ts'
import { useRowActions } from './rowActions.ts'
import { words as wordsOf } from './filters.ts'
import { useQuien } from './useQuien.ts'

const AsesoriaEliminada = onDemand(() =>
  import('./eliminadas/AsesoriaEliminada.tsx').then((file) => file.AsesoriaEliminada),
)
const Dialog = filterDialog(textos.filtro.titulo, () => import('./FilterFields.tsx'))

/** /asesorias: by default the advisories under way. */
export function AsesoriasPage({ vistas }: { vistas?: ReactNode }) {
  const list = useList(listAsesorias)
  const quien = useQuien(list)
  const words = wordsOf(quien)
  const remove = useRemove(eliminarAsesoria, { list, restore: '/asesorias/restaurar' })
  const adds = useAllowed('asesorias.agregar')
  const { filtros } = list.query
  const titulo = ninguna(filtros, useHoy(), quien)

  return (
    <ListPage
      texts={{ ...textos, sinResultados: { ...textos.sinResultados, titulo } }}
      list={list}
      filters={{ Dialog, asked: pedidoEnPalabras(words), words }}
      file={useExport('/asesorias/exportar', list)}
      add={adds && { label: textos.agregar, to: '/asesorias/nueva' }}
      {...useViews(listAsesorias, list, columns)}
      selection={useMany(list)}
      rowName={({ motivo, cliente }) => `${motivo}, ${cliente}`}
      cardTitle={({ motivo, cliente }) => ({ who: cliente, what: motivo })}
      rowActions={useRowActions(remove.ask)}
      deleted={{ rows: useDeleted('/asesorias/restaurar', list), Dialog: AsesoriaEliminada }}
      above={
        <>
          {vistas}
          <MiDia query={list.query} />
        </>
      }
    >
      <RemoveDialog remove={remove} texts={textos.eliminar} name={MotivoYCliente} />
    </ListPage>
  )
}

/** Names the advisory to delete by motivo and client (A-04, D9). */
const MotivoYCliente = ({ motivo, cliente }: AsesoriaFila) => (
  <>
    <strong>«{motivo}»</strong> {textos.eliminar.de} <strong>{cliente}</strong>
  </>
)
