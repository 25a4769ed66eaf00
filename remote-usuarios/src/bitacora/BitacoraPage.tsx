import type { EntradaBitacora } from '@backoffice/shared/contract'
import { useExport, useList } from '@backoffice/shared/resource'
import { onDemand } from '@backoffice/shared/ui'
import { filterDialog, ListPage } from '@backoffice/shared/ui/list'
import { useState, type ReactNode } from 'react'
import { textos } from './bitacora.textos.ts'
import { columns, cuando, que, quien } from './columns.ts'
import { asked, words } from './filters.ts'
import { listBitacora } from './list.ts'

const Detalle = onDemand(() => import('./Detalle.tsx').then((file) => file.Detalle))
const Dialog = filterDialog(textos.filtro.titulo, () => import('./FilterFields.tsx'))

/** /usuarios?vista=bitacora: who did what in the office, when, and what it said before and after (E-14). */
export function BitacoraPage({ vistas }: { vistas: ReactNode }) {
  const list = useList(listBitacora)
  const [open, setOpen] = useState<EntradaBitacora | null>(null)
  return (
    <ListPage
      texts={textos}
      list={list}
      filters={{ Dialog, asked, words }}
      file={useExport('/bitacora/exportar', list)}
      columns={columns}
      rowName={(row) => `${cuando(row)} · ${quien(row)} · ${que(row)}`}
      cardTitle={(row) => ({ who: quien(row), what: que(row) })}
      rowActions={(row) => [{ label: textos.ver, icon: 'ver', opens: true, onClick: () => setOpen(row) }]}
      actionSlots={1}
      above={vistas}
    >
      {open && (
        <Detalle
          entrada={open}
          onClose={() => setOpen(null)}
          onBack={() => {
            setOpen(null)
            void list.reload()
          }}
        />
      )}
    </ListPage>
  )
}
