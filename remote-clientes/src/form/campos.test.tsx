import { testBackend } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirNuevo, elegir, empresarial, escribir, personal, select } from './form.testing'

const backend = testBackend()

const etiquetas = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('label')].map((label) =>
    label.textContent.replace('*', ''),
  )

it('[F-01] [G-21] has its title and two sections that open and close', async () => {
  const { user } = abrirNuevo(backend)
  expect(screen.getByRole('heading', { level: 1, name: 'Nuevo cliente' })).toBeVisible()
  for (const name of ['Información personal', 'Información empresarial']) {
    const titulo = screen.getByRole('button', { name })
    expect(titulo).toHaveAttribute('aria-expanded', 'true')
    await user.click(titulo)
    expect(titulo).toHaveAttribute('aria-expanded', 'false')
  }
})

it('[F-02] asks for the personal data, nombre first and with the focus', async () => {
  abrirNuevo(backend)
  expect(etiquetas('Información personal')).toEqual([
    'Nombre',
    'Apellido paterno',
    'Apellido materno',
    'Fecha de nacimiento',
    'Teléfono',
    'Correo',
  ])
  const nombre = personal().getByRole('textbox', { name: 'Nombre' })
  expect(nombre).toHaveFocus()
  expect(nombre).toBeRequired()
})

it('[F-03] asks for the business data', () => {
  abrirNuevo(backend)
  expect(etiquetas('Información empresarial')).toEqual([
    'Nombre comercial',
    'Razón social',
    'RFC',
    'CURP',
    'Tipo de persona',
    'Régimen fiscal',
    'Actividad empresarial',
    'Representante legal',
    'Puesto',
    'Domicilio fiscal',
    'Teléfono',
    'Correo',
    'Sitio web',
    'Fecha de constitución',
    'Número de empleados',
    'Mínimo de ingresos anuales',
    'Máximo de ingresos anuales',
  ])
})

it('[F-04] picks days as dd/mm/aaaa, in Spanish, by month and year', async () => {
  const { user } = abrirNuevo(backend)
  for (const [datos, name] of [
    [personal(), 'Fecha de nacimiento'],
    [empresarial(), 'Fecha de constitución'],
  ] as const) {
    const campo = datos.getByRole('textbox', { name })
    expect(campo).toHaveAttribute('placeholder', 'dd/mm/aaaa')
    await user.click(within(campo.parentElement!).getByRole('button'))
    await user.selectOptions(await datos.findByRole('combobox', { name: /mes/i }), 'marzo')
    await user.selectOptions(datos.getByRole('combobox', { name: /año/i }), '1985')
    await user.click(datos.getByRole('gridcell', { name: /5 de marzo de 1985/ }))
    expect(campo).toHaveValue('05/03/1985')
  }
})

it('[F-05] offers Física and Moral, and takes the choice back', async () => {
  const { user } = abrirNuevo(backend)
  await user.click(select('Tipo de persona'))
  const opciones = await screen.findAllByRole('option')
  expect(opciones.map((opcion) => opcion.textContent)).toEqual(['Física', 'Moral'])
  await user.click(screen.getByRole('option', { name: 'Física' }))
  expect(select('Tipo de persona')).toHaveTextContent('Física')
  await user.click(screen.getByRole('button', { name: 'Quitar Tipo de persona' }))
  expect(select('Tipo de persona')).not.toHaveTextContent('Física')
})

it('[F-08] income takes two decimals at most, commas for groups, and a minus', async () => {
  const { user } = abrirNuevo(backend)
  const minimo = empresarial().getByRole('textbox', { name: 'Mínimo de ingresos anuales' })
  const maximo = empresarial().getByRole('textbox', { name: 'Máximo de ingresos anuales' })
  await user.type(minimo, '-1234.567')
  await user.type(maximo, '9876543.2')
  expect(minimo).toHaveValue('-1,234.56')
  expect(maximo).toHaveValue('9,876,543.2')
})

it('[F-08] the number of employees takes digits alone', async () => {
  const { user } = abrirNuevo(backend)
  const empleados = empresarial().getByRole('textbox', { name: 'Número de empleados' })
  await user.type(empleados, '1a2')
  expect(empleados).toHaveValue('12')
})

it('[F-13] every select says in Spanish what to choose', async () => {
  const { user } = abrirNuevo(backend)
  expect(select('Tipo de persona')).toHaveTextContent('Elegir el tipo de persona')
  expect(select('Régimen fiscal')).toHaveTextContent('Elegir el régimen fiscal')
  await waitFor(() =>
    expect(select('Actividad empresarial')).toHaveTextContent('Elegir la actividad empresarial'),
  )
  await elegir(user, 'Tipo de persona', 'Moral')
  await waitFor(() => expect(select('Régimen fiscal')).toHaveTextContent('Elegir el régimen fiscal'))
})

it('writes RFC and CURP in capitals', async () => {
  const { user } = abrirNuevo(backend)
  await escribir(user, empresarial().getByRole('textbox', { name: 'RFC' }), 'gode561231gr8')
  await escribir(user, empresarial().getByRole('textbox', { name: 'CURP' }), 'boxw310820hnerxn09')
  expect(empresarial().getByRole('textbox', { name: 'RFC' })).toHaveValue('GODE561231GR8')
  expect(empresarial().getByRole('textbox', { name: 'CURP' })).toHaveValue('BOXW310820HNERXN09')
})
