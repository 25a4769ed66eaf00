import { useSubject } from '@backoffice/shared'
import {
  testBackend,
  todosLosPermisos,
  unaAsesoria,
  unaContratacion,
  unCliente,
  unId,
  unPerfil,
  unUsuario,
  wholeStyles,
} from '@backoffice/shared/testing'
import { hoy } from '@backoffice/shared/format'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, dato, indicador, perfilDeAna, seccion } from './perfil.testing.tsx'
import { renderRemote } from '@backoffice/shared/testing'
import clientes from '../module.tsx'

wholeStyles()

const backend = testBackend()

const asesoria = (n: number, own: object = {}) => ({
  ...unaAsesoria({ _id: unId(0x200 + n) }),
  id_cliente: ana._id,
  ...own,
})

it('[P-01] requests the profile by id', async () => {
  await abrirPerfil(backend)
  expect(backend.callsTo('/clientes/perfil').map(({ body }) => body)).toEqual([{ id: ana._id }])
  expect(screen.getByRole('heading', { level: 1, name: 'Perfil del cliente' })).toBeVisible()
})

it('[P-01] [G-21] the client’s name is the largest heading and in the tab’s title; the page’s title stays beside it', async () => {
  await abrirPerfil(backend)
  const nombre = screen.getByRole('heading', { level: 2, name: 'Ana López Ruiz' })
  const titulo = screen.getByRole('heading', { level: 1, name: 'Perfil del cliente' })
  expect(getComputedStyle(nombre).fontSize).toBe('var(--bo-font-sizes-xl)')
  expect(getComputedStyle(titulo).fontSize).not.toBe('var(--bo-font-sizes-xl)')
  expect(useSubject.getState().subject).toBe('Ana López Ruiz')
})

it('[P-02] [D13] shows how many advisories there are, how many are pending and how many finished', async () => {
  backend.data.asesorias = [asesoria(1), asesoria(2), asesoria(3, { finalizacion: '2024-05-02', status: 1 })]
  await abrirPerfil(backend)
  expect(indicador('Asesorias totales')).toBe('3')
  expect(indicador('Asesorias pendientes')).toBe('2')
  expect(indicador('Asesorias finalizadas')).toBe('1')
})

it.each([
  [0, 'Básica'],
  [1, 'Vencida'],
  [2, 'Cancelada'],
] as const)('[P-03] the badge of a membership with status %i reads «%s»', async (status, texto) => {
  backend.data.contrataciones = [unaContratacion({ status })]
  await abrirPerfil(backend)
  expect(indicador('Membresía')).toBe(texto)
})

it('[P-03] without a membership the badge reads «Sin membresía»', async () => {
  await abrirPerfil(backend)
  expect(indicador('Membresía')).toBe('Sin membresía')
})

it('[P-04] has five sections, and each can be closed', async () => {
  const { user } = await abrirPerfil(backend)
  for (const titulo of [
    'Información personal',
    'Información empresarial',
    'Expediente de archivos',
    'Historial de asesorias',
    'Historial de membresias',
  ]) {
    expect(seccion(titulo)).toBeVisible()
    await user.click(screen.getByRole('button', { name: titulo }))
    expect(screen.queryByRole('region', { name: titulo })).not.toBeInTheDocument()
  }
})

const completa = unCliente({
  nacimiento: '1990-02-28',
  celular: '5512345678',
  nombre_comercial: 'La Espiga',
  tipo_persona: 0,
  email_empresarial: 'hola@espiga.mx',
  telefono: '4431234567',
  web: 'espiga.mx',
  fecha_constitucion: '2015-12-31',
  numero_empleados: 1200,
  minimo_ingresos_anuales: -1500.5,
  maximo_ingresos_anuales: 2500000,
})

it('[P-04] [P-09] shows both kinds of data, dates long, income without decimals, phones in groups', async () => {
  backend.data.clientes = [completa]
  await abrirPerfil(backend)
  expect(dato('Información personal', 'Fecha de nacimiento')).toBe('28 de febrero de 1990')
  expect(dato('Información personal', 'Teléfono')).toBe('55 1234 5678')
  expect(dato('Información empresarial', 'Correo')).toBe('hola@espiga.mx')
  expect(dato('Información empresarial', 'Teléfono')).toBe('443 123 4567')
  expect(dato('Información empresarial', 'Tipo de persona')).toBe('Física')
  expect(dato('Información empresarial', 'Fecha de constitución')).toBe('31 de diciembre de 2015')
  expect(dato('Información empresarial', 'Número de empleados')).toBe('1,200')
  expect(dato('Información empresarial', 'Mínimo de ingresos anuales')).toBe('-$ 1,501')
  expect(dato('Información empresarial', 'Máximo de ingresos anuales')).toBe('$ 2,500,000')
})

it('e-mails, phones and the site are links', async () => {
  backend.data.clientes = [completa]
  await abrirPerfil(backend)
  const personal = within(seccion('Información personal'))
  expect(personal.getByRole('link', { name: 'ana.lopez@correo.mx' })).toHaveAttribute(
    'href',
    'mailto:ana.lopez@correo.mx',
  )
  expect(personal.getByRole('link', { name: '55 1234 5678' })).toHaveAttribute('href', 'tel:5512345678')
  expect(
    within(seccion('Información empresarial')).getByRole('link', { name: /^espiga\.mx/ }),
  ).toHaveAttribute('href', 'https://espiga.mx/')
})

it('an address that is not http or https becomes no link', async () => {
  backend.data.clientes = [{ ...completa, web: 'javascript:alert(1)', email: 'dos@x.mx, otro@x.mx' }]
  await abrirPerfil(backend)
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
  expect(screen.getByText('dos@x.mx, otro@x.mx').closest('a')).toBeNull()
})

it('[P-05] empty fields are gathered: «Sin definir: Fecha de nacimiento, …»; a button shows each of them', async () => {
  const { user } = await abrirPerfil(backend)
  for (const titulo of ['Información personal', 'Información empresarial']) {
    const una = within(seccion(titulo))
    expect(una.getByText(/^Sin definir/).nextElementSibling).toHaveTextContent(/Fecha de/)
    await user.click(una.getByRole('button', { name: 'Ver todos los campos' }))
    expect(una.getByRole('button', { name: 'Ver todos los campos' })).toHaveAttribute('aria-pressed', 'true')
  }
  expect(dato('Información personal', 'Fecha de nacimiento')).toBe('Sin definir')
  expect(dato('Información empresarial', 'RFC')).toBe('Sin definir')
  expect(dato('Información empresarial', 'Mínimo de ingresos anuales')).toBe('Sin definir')
})

it('[P-04] the names of the catalogues that come with the profile need no call of their own', async () => {
  const [regimen_fiscal, giro] = [unId(0x51), unId(0x52)]
  const names = { regimen_fiscal_nombre: '606 Arrendamiento', giro_nombre: '23 Construcción' }
  backend.answers('POST /clientes/perfil', () => ({
    cliente: unPerfil({ informacion_empresarial: { ...ana, regimen_fiscal, giro, ...names } }),
  }))
  await abrirPerfil(backend)
  expect(dato('Información empresarial', 'Régimen fiscal')).toBe('606 Arrendamiento')
  expect(dato('Información empresarial', 'Actividad empresarial')).toBe('23 Construcción')
  expect(backend.calls.filter(({ path }) => path.startsWith('/configuracion/'))).toEqual([])
})

it('[E-10] under the name, the newest note and the next open task lead to their section', async () => {
  const nota = { texto: 'Prefiere por la tarde', creacion: '2024-03-01T18:00:00.000Z' }
  const tarea = { texto: 'Llamar al contador', vence: '2999-01-01', responsable: 'Rosa Méndez' }
  backend.answers('POST /clientes/perfil', () => ({
    cliente: unPerfil({ al_dia: { nota, tarea } }),
  }))
  const { user } = await abrirPerfil(backend)
  expect(screen.getByText('1 de marzo de 2024')).toBeVisible()
  expect(screen.getByText(/^Vence el 1 de enero de 2999/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Notas y tareas' })).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByRole('link', { name: 'Prefiere por la tarde' }))
  expect(screen.getByRole('button', { name: 'Notas y tareas' })).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Notas y tareas' }))
  expect(screen.getByRole('button', { name: 'Notas y tareas' })).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByRole('link', { name: 'Llamar al contador' }))
  expect(screen.getByRole('button', { name: 'Notas y tareas' })).toHaveAttribute('aria-expanded', 'true')
})

it.each([
  [10, 0, 'termina en 10 días'],
  [1, 0, 'termina en 1 día'],
  [0, 0, 'termina hoy'],
  [-3, 1, 'terminó hace 3 días'],
] as const)('[P-03] a membership that ends in %i days says so', async (days, status, said) => {
  const fecha_fin = new Date(Date.parse(hoy()) + days * 86_400_000).toISOString().slice(0, 10)
  backend.data.contrataciones = [unaContratacion({ status, fecha_fin })]
  await abrirPerfil(backend)
  expect(screen.getByText(said)).toBeVisible()
})

it('[P-03] a cancelled membership says no end', async () => {
  backend.data.contrataciones = [unaContratacion({ status: 2 })]
  await abrirPerfil(backend)
  expect(screen.queryByText(/^termin/)).not.toBeInTheDocument()
})

it('[P-16] without permission to edit, the page is read-only', async () => {
  backend.data.contrataciones = [unaContratacion()]
  const permisos = { clientes: { ver: true, detalles: true, editar: false } }
  await abrirPerfil(backend, unUsuario({ permisos }))
  for (const name of ['Editar', 'Agregar archivo', 'Contratar membresía', 'Cancelar membresía']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  }
})

it('leads to the edit screen', async () => {
  await abrirPerfil(backend)
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', `/clientes/editar/${ana._id}`)
})

it('a deleted client gets a sentence and a way back', async () => {
  renderRemote(clientes, { base: '/clientes', path: perfilDeAna, backend })
  expect(await screen.findByText('Este cliente ya no existe')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Volver a Clientes' })).toHaveAttribute('href', '/clientes')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument()
})

it('a failure has its sentence, and «Reintentar» loads again', async () => {
  backend.data.clientes = [ana]
  backend.knobs.failNext('/clientes/perfil', 500, { msg: 'Ocurrió un error inesperado' })
  const { user } = renderRemote(clientes, { base: '/clientes', path: perfilDeAna, backend })
  expect(await screen.findByText('No se pudieron cargar los datos')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Ana López Ruiz' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeVisible()
})

it('[D35] without connection it says so', async () => {
  backend.data.clientes = [ana]
  backend.knobs.dropNext('/clientes/perfil')
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderRemote(clientes, { base: '/clientes', path: perfilDeAna, backend })
  expect(await screen.findByText(/^Sin conexión\./)).toBeVisible()
  offline.mockRestore()
})

it('[E-07] «Nueva asesoría» takes the client along, for people who may add one', async () => {
  const { unmount } = await abrirPerfil(backend)
  expect(screen.getByRole('link', { name: 'Nueva asesoría' })).toHaveAttribute(
    'href',
    `/asesorias/nueva?cliente=${ana._id}`,
  )
  unmount()
  const permisos = { ...todosLosPermisos(), asesorias: { ver: true } }
  await abrirPerfil(backend, unUsuario({ tipo: 1, permisos }))
  expect(screen.queryByRole('link', { name: 'Nueva asesoría' })).not.toBeInTheDocument()
})
