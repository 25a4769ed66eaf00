import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LocalTable } from '../list/LocalTable.tsx'
import type { Column } from '../list/types.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { ContactTools } from './ContactTools.tsx'

interface Fila {
  nombre: string
  celular: string | null
  email: string | null
}

const columns: Column<Fila>[] = [
  { id: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre },
  { id: 'celular', header: 'Celular', cell: ({ celular }) => celular, kind: 'phone' },
  { id: 'email', header: 'Email', cell: ({ email }) => email, kind: 'email' },
]

const ana: Fila = { nombre: 'Ana Ruiz', celular: '477 988 0779', email: 'ana@correo.mx' }

const tabla = (rows: Fila[]) =>
  renderUi(
    <LocalTable
      label="Clientes"
      rows={rows}
      columns={columns}
      rowId={({ nombre }) => nombre}
      rowName={({ nombre }) => nombre}
      empty=""
    />,
  )

const abrir = (porque: string) => screen.getByRole('button', { name: `Contactar a Ana Ruiz ${porque}` })
const cuadro = (porque: string) => screen.findByRole('group', { name: `Contactar a Ana Ruiz ${porque}` })

describe('[E-08] a phone and an e-mail in a row', () => {
  it('the cell reads as before, and one button opens calling, WhatsApp and copying', async () => {
    const user = userEvent.setup()
    tabla([ana])
    const [, celular, email] = screen.getByRole<HTMLTableRowElement>('row', { name: /Ana/ }).cells
    expect([celular?.textContent, email?.textContent]).toEqual(['477 988 0779', 'ana@correo.mx'])
    await user.click(abrir('por teléfono'))
    const tools = within(await cuadro('por teléfono'))
    const call = tools.getByRole('link', { name: 'Llamar a Ana Ruiz' })
    expect(call).toHaveAttribute('href', 'tel:4779880779')
    await waitFor(() => expect(call).toHaveFocus())
    const chat = tools.getByRole('link', { name: 'WhatsApp a Ana Ruiz' })
    expect(chat).toHaveAttribute('href', 'https://wa.me/524779880779')
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    expect(tools.getByRole('button', { name: 'Copiar el teléfono de Ana Ruiz' })).toBeVisible()
  })

  it('an e-mail can be written to and copied', async () => {
    const user = userEvent.setup()
    tabla([ana])
    await user.click(abrir('por correo'))
    const tools = within(await cuadro('por correo'))
    expect(tools.getByRole('link', { name: 'Escribir a Ana Ruiz' })).toHaveAttribute(
      'href',
      'mailto:ana@correo.mx',
    )
    expect(tools.getByRole('button', { name: 'Copiar el correo de Ana Ruiz' })).toBeVisible()
  })

  it('Escape closes it and returns the focus; leaving it or pressing elsewhere closes it', async () => {
    const user = userEvent.setup()
    tabla([ana])
    abrir('por teléfono').focus()
    await user.keyboard('{Enter}')
    await cuadro('por teléfono')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
    expect(abrir('por teléfono')).toHaveFocus()

    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('link', { name: /^Llamar/ })).toHaveFocus())
    await user.tab()
    await user.tab()
    await user.tab()
    expect(abrir('por correo')).toHaveFocus()
    expect(screen.queryByRole('group')).not.toBeInTheDocument()

    await user.keyboard('{Enter}')
    await cuadro('por correo')
    await user.click(document.body)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  it('what is no phone and no e-mail has no button', () => {
    tabla([
      { nombre: 'Beto', celular: 'ext. 12', email: 'a@b.mx, c@d.mx' },
      { nombre: 'Carla', celular: null, email: null },
    ])
    expect(screen.queryByRole('button', { name: /^Contactar/ })).not.toBeInTheDocument()
    expect(screen.getByText('ext. 12')).toBeVisible()
  })
})

describe.each([
  ['a table', false],
  ['cards', true],
])('[E-08] beside a name that its column says how to reach, in %s', (_, matches) => {
  const named: Column<Fila> = {
    id: 'nombre',
    header: 'Nombre',
    cell: ({ nombre }) => nombre,
    contacts: ({ celular, email }) => [
      { kind: 'phone', text: celular ?? '' },
      { kind: 'email', text: email ?? '' },
    ],
    hideInCard: true,
  }

  beforeEach(() => {
    const media = { matches, addEventListener() {}, removeEventListener() {} }
    jest.spyOn(window, 'matchMedia').mockImplementation(() => media as unknown as MediaQueryList)
  })
  afterEach(() => jest.restoreAllMocks())

  it('one button opens all contacts, each listed once; a row without contacts has no button', async () => {
    const user = userEvent.setup()
    renderUi(
      <LocalTable
        label="Clientes"
        rows={[ana, { nombre: 'Beto', celular: 'ext. 12', email: null }]}
        columns={[named, ...columns.slice(1)]}
        rowId={({ nombre }) => nombre}
        rowName={({ nombre }) => nombre}
        empty=""
      />,
    )
    expect(screen.queryByRole('button', { name: /^Contactar a Beto/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Contactar a Ana Ruiz' }))
    const tools = within(await screen.findByRole('group', { name: 'Contactar a Ana Ruiz' }))
    expect(tools.getAllByText(/477 988 0779|ana@correo.mx/)).toHaveLength(2)
    expect(tools.getByRole('link', { name: 'WhatsApp a Ana Ruiz' })).toBeVisible()
    expect(tools.getByRole('link', { name: 'Escribir a Ana Ruiz' })).toBeVisible()
  })
})

describe('[E-08] copying', () => {
  it('copies the text and says «Copiado»', async () => {
    const user = userEvent.setup()
    renderUi(<ContactTools contact={{ kind: 'phone', text: '477 988 0779' }} name="Ana" />)
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copiar el teléfono de Ana' }))
    expect(await screen.findByText('Copiado')).toBeVisible()
    expect(screen.getByText('Copiado').closest('[aria-live=polite]')).toBeInTheDocument()
    expect(copied).toHaveBeenCalledWith('477 988 0779')
  })

  it('says so when the browser does not let it', async () => {
    const user = userEvent.setup()
    renderUi(<ContactTools contact={{ kind: 'email', text: 'ana@correo.mx' }} name="Ana" />)
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copiar el correo de Ana' }))
    expect(await screen.findByText('No se pudo copiar')).toBeVisible()
  })

  it('a number without its country has no WhatsApp, and without a name the labels are short', () => {
    renderUi(<ContactTools contact={{ kind: 'phone', text: '988 0779' }} />)
    expect(screen.getByRole('link', { name: 'Llamar' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copiar el teléfono' })).toBeVisible()
  })
})
