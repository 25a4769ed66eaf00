import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Badge, DataList, IconCheck, IconClose, Link, Notice, Page } from './index.ts'
import { LocalTable } from './list/LocalTable.tsx'
import { renderUi } from './testing/renderUi.tsx'

it('[P-05] an empty value reads «Sin definir»; zero is a value', () => {
  renderUi(
    <DataList
      items={[
        { label: 'CURP', value: null },
        { label: 'Empleados', value: 0 },
      ]}
    />,
  )
  expect(screen.getByText('Sin definir')).toBeInTheDocument()
  expect(screen.getByText('0')).toBeInTheDocument()
})

it('the title is the page’s only h1', () => {
  renderUi(<Page title="Clientes">…</Page>)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clientes')
})

it('errors interrupt the screen reader, other notices do not', () => {
  renderUi(
    <>
      <Notice tone="danger">No se pudo cargar</Notice>
      <Notice>Continuar en Clientes</Notice>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar')
  expect(screen.getByText('Continuar en Clientes').closest('[role=status]')).not.toBeNull()
})

it('an external link opens without opener', () => {
  renderUi(
    <Link href="https://ejemplo.mx" external>
      Sitio
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Sitio' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it('shows a status as a word', () => {
  renderUi(<Badge tone="vencida">Vencida</Badge>)
  expect(screen.getByText('Vencida')).toBeVisible()
})

it('icons for deleting and closing differ, and so do those for a choice and a completed action', () => {
  const drawing = (shown: ReactElement) => renderUi(shown).container.querySelector('svg')?.innerHTML
  const action = (icon: 'cancelar' | 'elegir') => (
    <LocalTable
      label="Membresías"
      rows={[{ _id: '1' }]}
      columns={[{ id: 'plan', header: 'Plan', cell: () => 'Anual' }]}
      rowId={({ _id }) => _id}
      rowName={() => 'Anual'}
      rowActions={() => [{ label: 'Acción', icon, onClick() {} }]}
      empty="Nada"
    />
  )
  expect(drawing(action('cancelar'))).not.toBe(drawing(<IconClose />))
  expect(drawing(action('elegir'))).not.toBe(drawing(<IconCheck />))
})
