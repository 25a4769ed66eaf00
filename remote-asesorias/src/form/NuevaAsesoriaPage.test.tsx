import { testBackend } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import {
  kinds,
  CREAR,
  pista,
  ana,
  beto,
  data,
  campo,
  boton,
  escribir,
  abrir,
  elegir,
} from './nuevaAsesoria.testing.tsx'

const BUSCAR = '/clientes/listar_avanzado'
const obligatorios = 'El cliente, mptivo y fecha son obligatorios'

async function llenar(user: UserEvent) {
  await escribir(user, 'Motivo', 'Plan de ahorro')
  await escribir(user, 'Fecha de creación', '05/03/2024')
}

describe.each(kinds)('/asesorias/nueva on a %s back end', (kind) => {
  const backend = testBackend({ kind, data })

  it('[A-05] [A-06] [G-21] searches by name or company and shows the matches', async () => {
    const { user } = abrir(backend)
    expect(screen.getByRole('heading', { level: 1, name: 'Nueva asesoría' })).toBeVisible()
    expect(campo('Cliente')).toHaveFocus()
    expect(screen.getByText(pista)).toBeVisible()
    await escribir(user, 'Empresa', 'espiga')
    await user.click(boton('Buscar coincidencias'))
    const table = await screen.findByRole('table', { name: 'Coincidencias' })
    expect(backend.lastBody(BUSCAR)).toEqual({ cliente: '', empresa: 'espiga' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .slice(0, 5)
        .map((header) => header.textContent),
    ).toEqual(['Nombre', 'Apellido Paterno', 'Apellido Materno', 'Celular', 'Email'])
    const { cells } = within(table).getByRole<HTMLTableRowElement>('row', { name: /Ana/ })
    expect(cells[3]).toHaveTextContent('—')
    expect(screen.queryByRole('row', { name: /Beto/ })).not.toBeInTheDocument()
  })

  it('[A-05] with neither text it sends no call, and clears the list', async () => {
    const { user } = abrir(backend)
    await escribir(user, 'Cliente', 'beto')
    await user.keyboard('{Enter}')
    // Written as in the list of clients.
    expect(await screen.findByRole('row', { name: /Beto/ })).toHaveTextContent('55 1234 5678')
    await user.clear(campo('Cliente'))
    await escribir(user, 'Empresa', '   ')
    await user.click(boton('Buscar coincidencias'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Es necesario el cliente o la empresa para la búsqueda',
    )
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(backend.callsTo(BUSCAR)).toHaveLength(1)
    expect(backend.callsTo(CREAR)).toHaveLength(0)
  })

  it('[A-07] [P-05] the chosen client is shown read-only; «Elegir otro cliente» resets', async () => {
    const { user } = abrir(backend)
    await elegir(user)
    expect(backend.lastBody('/clientes/detalles')).toEqual({ id: ana._id })
    expect(boton('Elegir otro cliente')).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Cliente elegido: Ana López Ruiz' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Información personal' })).toBeVisible()
    const empresarial = screen.getByText('Razón social').closest('dl') as HTMLElement
    const dato = (label: string) => within(empresarial).getByText(label).nextElementSibling
    expect(dato('Razón social')).toHaveTextContent('Panadería La Espiga, S.A. de C.V.')
    expect(dato('Número de empleados')).toHaveTextContent(/^0$/)
    expect(dato('Puesto')).toHaveTextContent('Sin definir')
    await waitFor(() => expect(dato('Régimen fiscal')).toHaveTextContent('606 Arrendamiento'))
    expect(screen.queryByText(pista)).not.toBeVisible()

    await user.click(boton('Elegir otro cliente'))
    expect(screen.getByText(pista)).toBeVisible()
    expect(campo('Cliente')).toHaveFocus()
    expect(screen.queryByText('Razón social')).not.toBeInTheDocument()
    await llenar(user)
    await user.click(boton('Guardar'))
    expect(await screen.findByRole('alert')).toHaveTextContent(obligatorios)
    expect(backend.callsTo(CREAR)).toHaveLength(0)
  })

  it('[A-07] a match that no longer exists can’t be chosen', async () => {
    const { user } = abrir(backend)
    await escribir(user, 'Cliente', 'ana')
    await user.keyboard('{Enter}')
    const fila = await screen.findByRole('row', { name: /Ana/ })
    backend.data.clientes = [beto]
    await user.click(within(fila).getByRole('button', { name: /^Elegir a / }))
    expect(await screen.findByText('El cliente no puede ser elegido')).toBeVisible()
    expect(screen.getByText(pista)).toBeVisible()
    expect(within(fila).getByRole('button', { name: /^Elegir a / })).toHaveFocus()
  })

  it('[A-08] [A-10] [N-03] [N-04] sends exactly cliente, motivo, fecha and descripcion, and opens the list', async () => {
    const { user, address } = abrir(backend)
    await elegir(user)
    await llenar(user)
    await escribir(user, 'Descripción', 'Primera sesión')
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.lastBody(CREAR)).toEqual({
      cliente: ana._id,
      motivo: 'Plan de ahorro',
      fecha: '2024-03-05',
      descripcion: 'Primera sesión',
    })
    expect(screen.getByText('Asesoría creada')).toBeVisible()
  })

  it.each([
    ['no client', async (user: UserEvent) => llenar(user)],
    [
      'no motivo',
      async (user: UserEvent) => {
        await elegir(user)
        await escribir(user, 'Fecha de creación', '05/03/2024')
      },
    ],
    [
      'no day',
      async (user: UserEvent) => {
        await elegir(user)
        await escribir(user, 'Motivo', 'Plan')
      },
    ],
  ])('[A-09] with %s nothing is sent, and everything typed stays', async (_, prepare) => {
    const { user } = abrir(backend)
    await prepare(user)
    await user.click(boton('Guardar'))
    expect(await screen.findByRole('alert')).toHaveTextContent(obligatorios)
    expect(backend.callsTo(CREAR)).toHaveLength(0)
  })

  it('[A-10] Cancelar opens the list, and asks first if a client is chosen', async () => {
    const { user, address, unmount } = abrir(backend)
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    expect(address()).toBe('/asesorias')
    unmount()
    const { user: otra, address: lugar } = abrir(backend)
    await elegir(otra)
    await otra.click(screen.getByRole('link', { name: 'Cancelar' }))
    await otra.click(await screen.findByRole('button', { name: 'Seguir editando' }))
    expect(lugar()).toBe('/asesorias/nueva')
    expect(boton('Elegir otro cliente')).toBeVisible()
  })
})

describe('when something fails', () => {
  const backend = testBackend({ data })

  it('[D35] a search without an answer says so, keeps the text and can be repeated', async () => {
    const { user } = abrir(backend)
    backend.knobs.dropNext(BUSCAR)
    await escribir(user, 'Cliente', 'ana')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('El servidor no respondió')).toBeVisible()
    expect(campo('Cliente')).toHaveValue('ana')
    await user.click(boton('Buscar coincidencias'))
    expect(await screen.findByRole('row', { name: /Ana/ })).toBeVisible()
  })

  it('without matches it says so, and how to widen the search', async () => {
    const { user } = abrir(backend)
    await escribir(user, 'Cliente', 'nadie')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Ningún cliente coincide')).toBeVisible()
  })

  it('[D16] [D42] a save without an answer keeps everything; the next one is the same attempt', async () => {
    const { user, address } = abrir(backend)
    await elegir(user)
    await llenar(user)
    backend.knobs.dropNext(CREAR)
    await user.click(boton('Guardar'))
    expect(await screen.findByText('El servidor no respondió')).toBeVisible()
    expect(campo('Motivo')).toHaveValue('Plan de ahorro')
    expect(boton('Elegir otro cliente')).toBeVisible()
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    const [first, second] = backend.callsTo(CREAR)
    expect(first?.headers['idempotency-key']).toBe(second?.headers['idempotency-key'])
  })

  it('[D24] a client deleted meanwhile: the sentence appears beside the client', async () => {
    const { user } = abrir(backend)
    await elegir(user)
    await llenar(user)
    backend.knobs.failNext(CREAR, 400, {
      msg: 'Hay datos que corregir',
      campos: { cliente: 'El cliente no existe', motivo: 'Admite como máximo 500 caracteres' },
    })
    await user.click(boton('Guardar'))
    expect(await screen.findByText('El cliente no existe')).toBeVisible()
    await waitFor(() =>
      expect(campo('Motivo')).toHaveAccessibleDescription('Admite como máximo 500 caracteres'),
    )
  })

  it('[D17] a running save accepts no second one', async () => {
    const { user, address } = abrir(backend)
    await elegir(user)
    await llenar(user)
    const answer = backend.knobs.hold(CREAR)
    await user.click(boton('Guardar'))
    await user.type(campo('Motivo'), '{Enter}')
    expect(boton('Elegir otro cliente')).toBeDisabled()
    answer()
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.callsTo(CREAR)).toHaveLength(1)
  })
})
