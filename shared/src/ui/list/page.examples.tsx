import { useState } from 'react'
import { alone, nothing, type Examples } from '../catalog/examples.ts'
import { TextField } from '../form/fields/TextField.tsx'
import { Page } from '../page/Page.tsx'
import { filterDialog } from './page/filterDialog.tsx'
import { ListPage } from './page/ListPage.tsx'
import { RemoveDialog } from './page/RemoveDialog.tsx'
import { columns, common, shown, useSample, type Fila } from './sample.examples.tsx'

const vacios = { nombre: '' }
const Filtros = filterDialog('Filtrar clientes', () =>
  Promise.resolve({ FilterFields: () => <TextField name="nombre" label="Nombre" /> }),
)

const vistas = [
  { label: 'Por llamar', to: '?celular=477', current: true },
  { label: 'Sin venir desde julio', to: '?nombre=ana', current: false },
]

/** A whole list page, with its dialogs. */
function Pagina() {
  const sample = useSample(shown)
  const [row, setRow] = useState<Fila | null>(null)
  const list = {
    ...sample,
    state: shown,
    query: { ...sample.query, filtros: vacios },
    filtrosVacios: vacios,
    search: () => Promise.resolve(true),
  }
  const close = () => setRow(null)
  return (
    <ListPage
      texts={{ titulo: 'Clientes', vacia: { titulo: 'Aún no hay clientes', texto: 'Aquí aparecerán.' } }}
      list={list}
      columns={columns}
      rowName={common.rowName}
      filters={{ Dialog: Filtros, asked: () => '' }}
      file={{ offered: true, start: nothing, pending: false, error: null }}
      add={{ label: 'Agregar cliente', to: '/clientes/nuevo' }}
      views={{ compact: false, chips: vistas, panel: () => null }}
      rowActions={(fila) => [
        { label: 'Eliminar', preposition: 'a', icon: 'eliminar', danger: true, onClick: () => setRow(fila) },
      ]}
    >
      <RemoveDialog
        remove={{ row, pending: false, error: null, confirm: close, cancel: close }}
        texts={{ titulo: 'Eliminar cliente', antes: '¿Deseas eliminar a ', despues: '?' }}
        name={common.rowName}
      />
    </ListPage>
  )
}

/** The question of a RemoveDialog, open from the start. */
function Eliminar() {
  const [row, setRow] = useState<Fila | null>(shown.rows[0] ?? null)
  const close = () => setRow(null)
  return (
    <Page title="La página de atrás">
      <RemoveDialog
        remove={{ row, pending: false, error: null, confirm: close, cancel: close }}
        texts={{ titulo: 'Eliminar cliente', antes: '¿Deseas eliminar a ', despues: '?' }}
        name={common.rowName}
      />
    </Page>
  )
}

export const listPageExamples: Examples = {
  ListPage: { 'Con todo': alone(<Pagina />) },
  RemoveDialog: { 'La pregunta': alone(<Eliminar />) },
}
