import { nothing, type Examples } from '../catalog/examples.ts'
import { Button } from '../button/Button.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { LocalTable } from './LocalTable.tsx'
import { common, filas, ready, shown, useSample, type Fila, type State } from './sample.examples.tsx'

function Lista({
  label,
  state,
  filtered = false,
  asked,
}: { label: string; state: State; filtered?: boolean } & Pick<DataTableProps<Fila>, 'asked'>) {
  const list = useSample(state, filtered)
  const empty = {
    title: 'Aún no hay clientes',
    text: 'Aquí aparecen las personas a las que se atiende.',
    action: <Button variant="primary">Agregar cliente</Button>,
  }
  return <DataTable {...common} label={label} list={list} empty={empty} {...(asked && { asked })} />
}

const none: State = { ...ready, rows: [], total: 0 }

export const tableExamples: Examples = {
  DataTable: {
    'Con renglones, y más páginas': <Lista label="Clientes" state={shown} />,
    'Con filtros': (
      <Lista
        label="Clientes filtrados"
        state={ready}
        filtered
        asked={{ words: 'Nombre: «ma»', clear: nothing }}
      />
    ),
    'La primera carga': <Lista label="Clientes que cargan" state={{ status: 'loading' }} />,
    'Se vuelve a pedir': <Lista label="Clientes de nuevo" state={{ ...ready, refreshing: true }} />,
    'No se pudo volver a pedir': (
      <Lista label="Clientes de antes" state={{ ...ready, refreshError: { msg: null } }} />
    ),
    'No se pudo cargar': (
      <Lista label="Clientes sin cargar" state={{ status: 'error', error: { msg: null } }} />
    ),
    'Todavía nada': <Lista label="Clientes por venir" state={none} />,
    'Nada con esos filtros': <Lista label="Clientes que faltan" state={none} filtered />,
  },
  LocalTable: {
    'Con renglones': <LocalTable {...common} label="Contrataciones" rows={filas} empty="Nada" />,
    'Sin ninguno': (
      <LocalTable {...common} label="Asesorías" rows={[]} empty="No hay asesorias registradas" />
    ),
  },
}
