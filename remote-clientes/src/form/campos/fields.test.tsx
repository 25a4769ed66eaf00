import { testBackend } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import {
  abrirNuevo,
  contenidoDe,
  elegir,
  empresarial,
  escribir,
  guardar,
  personal,
  tituloDe,
  type Seccion,
} from '../form.testing.tsx'

const backend = testBackend()

const etiquetas = (seccion: Seccion) =>
  [...contenidoDe(seccion).querySelectorAll('label')].map((label) => label.textContent.replace('*', ''))

it('[F-01] [G-21] has its title and two sections that open and close', async () => {
  const { user } = abrirNuevo(backend)
  expect(screen.getByRole('heading', { level: 1, name: 'Nuevo cliente' })).toBeVisible()
  for (const seccion of ['Información personal', 'Información empresarial'] as const) {
    expect(screen.getByRole('region', { name: seccion })).toBeVisible()
    await user.click(tituloDe(seccion))
    expect(tituloDe(seccion)).toHaveAttribute('aria-expanded', 'false')
    expect(contenidoDe(seccion)).not.toBeVisible()
  }
})

it('[F-02] has the personal data, with nombre first and focused', async () => {
  abrirNuevo(backend)
  expect(etiquetas('Información personal')).toEqual([
    'Nombre',
    'Apellido paterno',
    'Apellido materno',
    'Fecha de nacimiento',
    'Teléfono',
    'Correo',
  ])
  const nombre = personal('Nombre')
  expect(nombre).toHaveFocus()
  expect(nombre).toBeRequired()
})

it('[F-03] has the business data', () => {
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
  for (const campo of [personal('Fecha de nacimiento'), empresarial('Fecha de constitución')]) {
    expect(campo).toHaveAttribute('placeholder', 'dd/mm/aaaa')
    await user.click(within(campo.parentElement!).getByRole('button'))
    await user.selectOptions(await screen.findByLabelText('Mes'), 'marzo')
    await user.selectOptions(screen.getByLabelText('Año'), '1985')
    await user.click(screen.getByLabelText(/\b5 de marzo de 1985/))
    expect(campo).toHaveValue('05/03/1985')
  }
})

it('[F-05] offers Física and Moral, and can be cleared', async () => {
  const { user } = abrirNuevo(backend)
  await user.click(empresarial('Tipo de persona'))
  const opciones = await screen.findAllByRole('option')
  expect(opciones.map((opcion) => opcion.textContent)).toEqual(['Física', 'Moral'])
  await user.click(screen.getByRole('option', { name: 'Física' }))
  expect(empresarial('Tipo de persona')).toHaveDisplayValue('Física')
  await user.click(screen.getByRole('button', { name: 'Quitar Tipo de persona' }))
  expect(empresarial('Tipo de persona')).not.toHaveDisplayValue('Física')
})

it('[F-08] income accepts two decimals at most, commas for groups, and a minus', async () => {
  const { user } = abrirNuevo(backend)
  const minimo = empresarial('Mínimo de ingresos anuales')
  const maximo = empresarial('Máximo de ingresos anuales')
  await user.type(minimo, '-1234.56')
  await user.type(maximo, '9876543.215')
  await waitFor(() => expect(minimo).toHaveValue('-1,234.56'))
  await user.tab()
  expect(maximo).toHaveAccessibleDescription(/lleva más de dos decimales$/)
})

it('[F-08] the number of employees accepts a number; other text gets a sentence', async () => {
  const { user } = abrirNuevo(backend)
  const empleados = empresarial('Número de empleados')
  await user.type(empleados, '12')
  expect(empleados).toHaveValue('12')
  await user.type(empleados, 'e3')
  await user.tab()
  expect(empleados).toHaveValue('12e3')
  expect(empleados).toHaveAccessibleDescription('Debe ser un número entero desde 0, sin decimales')
})

it("[D71] [F-06] a company's RFC proposes Moral, whose regimes can then be chosen; it can be changed", async () => {
  const { user } = abrirNuevo(backend)
  const tipo = empresarial('Tipo de persona')
  await escribir(user, empresarial('RFC'), 'abc990101ab1')
  expect(tipo).toHaveDisplayValue('Moral')
  expect(tipo).toHaveAccessibleDescription('Un RFC de 12 caracteres es de persona moral. Se puede cambiar.')
  await waitFor(() => expect(empresarial('Régimen fiscal')).toBeEnabled())
  await elegir(user, 'Tipo de persona', 'Física')
  expect(tipo).toHaveDisplayValue('Física')
  expect(tipo).not.toHaveAccessibleDescription()
})

it("[D71] neither a person's RFC, typed key by key, nor one beside a chosen kind proposes anything", async () => {
  const { user } = abrirNuevo(backend)
  await user.type(empresarial('RFC'), 'gode561231gr8')
  expect(empresarial('Tipo de persona')).toHaveDisplayValue('')
  await elegir(user, 'Tipo de persona', 'Física')
  await user.clear(empresarial('RFC'))
  await user.type(empresarial('RFC'), 'abc990101ab1')
  expect(empresarial('Tipo de persona')).toHaveDisplayValue('Física')
})

it('[D71] from Nombre to Guardar it is 12 stops of the Tab key at most', async () => {
  const { user } = abrirNuevo(backend)
  await escribir(user, personal('Nombre'), 'Ana')
  let stops = 1
  while (document.activeElement?.textContent !== 'Saltar al final' && stops < 12) {
    await user.tab()
    stops++
  }
  await user.keyboard('{Enter}')
  expect(guardar()).toHaveFocus()
  expect(stops + 1).toBeLessThanOrEqual(12)
})

it('[F-13] every select says in Spanish what to choose', async () => {
  const { user } = abrirNuevo(backend)
  expect(empresarial('Tipo de persona')).toHaveAttribute('placeholder', 'Elegir el tipo de persona')
  expect(empresarial('Régimen fiscal')).toHaveAttribute('placeholder', 'Elegir el régimen fiscal')
  await waitFor(() =>
    expect(empresarial('Actividad empresarial')).toHaveAttribute(
      'placeholder',
      'Elegir la actividad empresarial',
    ),
  )
  await elegir(user, 'Tipo de persona', 'Moral')
  await waitFor(() =>
    expect(empresarial('Régimen fiscal')).toHaveAttribute('placeholder', 'Elegir el régimen fiscal'),
  )
})

it('writes RFC and CURP in capitals', async () => {
  const { user } = abrirNuevo(backend)
  await escribir(user, empresarial('RFC'), 'gode561231gr8')
  await escribir(user, empresarial('CURP'), 'boxw310820hnerxn09')
  await user.tab()
  expect(empresarial('RFC')).toHaveValue('GODE561231GR8')
  expect(empresarial('CURP')).toHaveValue('BOXW310820HNERXN09')
})
