import { giros, regimenes, renderRemote, unCliente, type Backend } from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import { EditarClientePage } from './EditarClientePage.tsx'

/** A client with something in every field. */
export const completo = unCliente({
  version: 3,
  nombre: 'Ana',
  apellido_paterno: 'López',
  apellido_materno: 'Ruiz',
  nacimiento: '2000-02-29',
  celular: '3312345678',
  email: 'ana@correo.mx',
  nombre_comercial: 'La Espiga',
  razon_social: 'Panadería La Espiga, S.A. de C.V.',
  rfc: 'GODE561231GR8',
  curp: 'BOXW310820HNERXN09',
  tipo_persona: 0,
  regimen_fiscal: regimenes[3]!._id,
  giro: giros[0]!._id,
  representante_legal: 'Ana López Ruiz',
  puesto: 'Directora',
  domicilio_fiscal: 'Av. Juárez 10',
  telefono: '33 8765 4321',
  email_empresarial: 'hola@laespiga.mx',
  web: 'https://laespiga.mx',
  fecha_constitucion: '1999-12-31',
  numero_empleados: 0,
  minimo_ingresos_anuales: -1500.5,
  maximo_ingresos_anuales: 250_000,
})

/** Opens the editor of this client from the list, with all permissions. */
export const abrirEditar = (backend: Backend, id: string = completo._id) =>
  renderRemote(<EditarClientePage />, {
    base: '/clientes/editar/:id',
    path: ['/clientes', `/clientes/editar/${id}`],
    backend,
  })

/** The same, and waits for the form. */
export async function editar(backend: Backend, id?: string) {
  const page = abrirEditar(backend, id)
  await screen.findByText('Guardar')
  return page
}

export const EDITAR = '/clientes/editar'
