import { testBackend } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { abrirNuevo, elegir, empresarial, escribir, guardar, personal } from './form.testing.tsx'

const backend = testBackend()

it('an RFC that looks wrong gets a warning when it loses the focus, and can be saved', async () => {
  const { user, address } = abrirNuevo(backend)
  await escribir(user, personal('Nombre'), 'Ana')
  await escribir(user, empresarial('RFC'), 'VACE460910SX6')
  expect(screen.queryByText(/dígito verificador/)).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByText(/dígito verificador no coincide: conviene revisar el RFC/)).toBeVisible()
  expect(empresarial('RFC')).toHaveAccessibleDescription(/Se puede guardar así/)
  expect(empresarial('RFC')).toBeValid()
  await user.click(guardar())
  await waitFor(() => expect(address()).toBe('/clientes'))
  expect(backend.lastBody('/clientes/crear')).toMatchObject({ rfc: 'VACE460910SX6' })
})

it('an RFC of the other kind of person gets a warning as soon as the kind is chosen', async () => {
  const { user } = abrirNuevo(backend)
  await escribir(user, empresarial('RFC'), 'SAT970701NN3')
  await user.tab()
  expect(screen.queryByText(/Se puede guardar así/)).not.toBeInTheDocument()
  await elegir(user, 'Tipo de persona', 'Física')
  expect(screen.getByText(/13 caracteres si es de persona física/)).toBeVisible()
})

it('a CURP that looks wrong gets a warning, a good one does not', async () => {
  const { user } = abrirNuevo(backend)
  await escribir(user, empresarial('CURP'), 'MOTR930411HJCRMN06')
  await user.tab()
  expect(screen.getByText(/conviene revisar la CURP/)).toBeVisible()
  await user.clear(empresarial('CURP'))
  await escribir(user, empresarial('CURP'), 'MOTR930411HJCRMN03')
  await user.tab()
  expect(screen.queryByText(/conviene revisar la CURP/)).not.toBeInTheDocument()
})

it('[F-03] [F-10] a minimum income above the maximum gets a warning once it is left, and can be saved', async () => {
  const { user, address } = abrirNuevo(backend)
  const maximo = empresarial('Máximo de ingresos anuales')
  await escribir(user, personal('Nombre'), 'Ana')
  await escribir(user, empresarial('Mínimo de ingresos anuales'), '500000')
  await user.type(maximo, '90')
  expect(screen.queryByText(/menor que el mínimo/)).not.toBeInTheDocument()
  await user.tab()
  expect(maximo).toHaveAccessibleDescription(/El máximo es menor que el mínimo.* Se puede guardar así/)
  expect(maximo).toBeValid()
  await user.click(guardar())
  await waitFor(() => expect(address()).toBe('/clientes'))
  expect(backend.lastBody('/clientes/crear')).toMatchObject({
    minimo_ingresos_anuales: 500000,
    maximo_ingresos_anuales: 90,
  })
})
