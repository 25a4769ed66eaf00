import { screen } from '@testing-library/react'
import { fechaLarga } from '../../../format/index.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { cellContent } from './cells.tsx'
import { LocalTable } from '../LocalTable.tsx'
import type { Column } from '../types.ts'

const column: Column<string> = { id: 'email', header: 'Email', cell: (row) => row, kind: 'email' }

it('a long e-mail may wrap before its @, and stays one text', () => {
  renderUi(<p>{cellContent(column, 'ana.lopez@correo.mx')}</p>)
  const text = screen.getByText('ana.lopez@correo.mx')
  expect(text.querySelector('wbr')?.nextSibling).toHaveTextContent('@correo.mx')
})

it('[C-04] an empty e-mail is a dash, and any other text stays as it is', () => {
  renderUi(
    <>
      <p>{cellContent(column, '')}</p>
      <p>{cellContent(column, 'ninguno')}</p>
    </>,
  )
  expect(screen.getByText('—')).toBeVisible()
  expect(screen.getByText('ninguno').querySelector('wbr')).toBeNull()
})

it('[C-04] the dash of a date without a day is muted like every other', () => {
  renderUi(<p>{cellContent({ id: 'creacion', header: 'Creación', cell: () => fechaLarga(null) }, '')}</p>)
  expect(screen.getByText('—', { selector: 'span' })).toBeVisible()
})

it('an e-mail is never truncated', () => {
  renderUi(
    <LocalTable
      label="Correos"
      rows={['una.direccion.bastante.larga@correo.example']}
      columns={[column]}
      rowId={(row) => row}
      rowName={(row) => row}
      empty=""
    />,
  )
  expect(screen.getByRole('rowheader').querySelector('[data-clip]')).toBeNull()
})
