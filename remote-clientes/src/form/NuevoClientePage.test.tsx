import { hasUnsaved } from '@backoffice/shared'
import { clienteCampos, type Cliente } from '@backoffice/shared/contract'
import { testBackend, type BackendKind } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { clienteVacio } from './clienteForm.ts'
import { abrirNuevo, elegir, empresarial, escribir, guardar, personal, tituloDe } from './form.testing.tsx'

const kinds: BackendKind[] = ['ours', 'plain']
const CREAR = '/clientes/crear'

const textosPersonales = {
  Nombre: 'Ana',
  'Apellido paterno': 'López',
  'Apellido materno': 'Ruiz',
  'Fecha de nacimiento': '29/02/2000',
  Teléfono: '33 1234 5678',
  Correo: 'ana@correo.mx',
}
const textosEmpresariales = {
  'Nombre comercial': 'La Espiga',
  'Razón social': 'Panadería La Espiga, S.A. de C.V.',
  RFC: 'GODE561231GR8',
  CURP: 'BOXW310820HNERXN09',
  'Representante legal': 'Ana López Ruiz',
  Puesto: 'Directora',
  'Domicilio fiscal': 'Av. Juárez 10, Guadalajara',
  Teléfono: '33 8765 4321',
  Correo: 'hola@laespiga.mx',
  'Sitio web': 'https://laespiga.mx',
  'Fecha de constitución': '31/12/1999',
  'Número de empleados': '12',
  'Mínimo de ingresos anuales': '-1500.5',
  'Máximo de ingresos anuales': '250000',
}

async function llenarTodo(user: UserEvent) {
  for (const [name, texto] of Object.entries(textosPersonales)) {
    await escribir(user, personal(name), texto)
  }
  for (const [name, texto] of Object.entries(textosEmpresariales)) {
    await escribir(user, empresarial(name), texto)
  }
  await elegir(user, 'Tipo de persona', 'Física')
  await elegir(user, 'Régimen fiscal', '606 Arrendamiento')
  await elegir(user, 'Actividad empresarial', '23 Construcción')
}

const nombre = () => personal('Nombre')

const { nombre: _nombre, ...otrosVacios } = clienteVacio

describe.each(kinds)('saving a new client on a %s back end', (kind) => {
  const backend = testBackend({ kind })

  it('[F-10] [F-03] [D2] [D20] [N-03] sends every field as typed, shows the sentence and opens the list', async () => {
    const { user, address } = abrirNuevo(backend)
    await llenarTodo(user)
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/clientes'))
    expect(screen.getByText('Cliente creado')).toBeVisible()

    expect(backend.callsTo(CREAR)).toHaveLength(1)
    expect(backend.callsTo(CREAR)[0]?.method).toBe('POST')
    expect(backend.lastBody(CREAR)).toEqual({
      nombre: 'Ana',
      apellido_paterno: 'López',
      apellido_materno: 'Ruiz',
      nacimiento: '2000-02-29',
      celular: '33 1234 5678',
      email: 'ana@correo.mx',
      nombre_comercial: 'La Espiga',
      razon_social: 'Panadería La Espiga, S.A. de C.V.',
      rfc: 'GODE561231GR8',
      curp: 'BOXW310820HNERXN09',
      tipo_persona: 0,
      regimen_fiscal: expect.any(String),
      giro: expect.any(String),
      representante_legal: 'Ana López Ruiz',
      puesto: 'Directora',
      domicilio_fiscal: 'Av. Juárez 10, Guadalajara',
      telefono: '33 8765 4321',
      email_empresarial: 'hola@laespiga.mx',
      web: 'https://laespiga.mx',
      fecha_constitucion: '1999-12-31',
      numero_empleados: 12,
      minimo_ingresos_anuales: -1500.5,
      maximo_ingresos_anuales: 250000,
    })
    const [creado] = backend.data.clientes as [Cliente]
    expect(creado).toMatchObject(backend.lastBody(CREAR) as Partial<Cliente>)
  })

  it('[F-09] [F-10] [D45] nombre is enough; other texts go as «», other empty fields as null', async () => {
    const { user, address } = abrirNuevo(backend)
    await escribir(user, nombre(), 'Ana')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/clientes'))
    const body = backend.lastBody(CREAR) as Record<string, unknown>
    const { nombre: enviado, ...otros } = body
    expect(enviado).toBe('Ana')
    expect(Object.keys(body).sort()).toEqual(Object.keys(clienteCampos.shape).sort())
    expect(otros).toEqual(otrosVacios)
  })

  it.each(['', '   '])(
    '[F-09] without nombre («%s») it says what is wrong, and sends no call',
    async (texto) => {
      const { user, address } = abrirNuevo(backend)
      if (texto) await escribir(user, nombre(), texto)
      await user.click(personal('Correo'))
      await user.click(guardar())
      expect(await screen.findByRole('alert')).toHaveTextContent('Todos los campos son obligatorios')
      expect(nombre()).toBeInvalid()
      expect(nombre()).toHaveFocus()
      expect(backend.callsTo(CREAR)).toHaveLength(0)
      expect(address()).toBe('/clientes/nuevo')

      await escribir(user, nombre(), 'Ana')
      await user.click(guardar())
      await waitFor(() => expect(address()).toBe('/clientes'))
    },
  )

  it('[F-09] [D16] the first Guardar reports a wrong day and a missing nombre, nombre first', async () => {
    const { user } = abrirNuevo(backend)
    await escribir(user, personal('Fecha de nacimiento'), '31/02/2000')
    await user.click(guardar())
    expect(await screen.findByRole('alert')).toHaveTextContent('Todos los campos son obligatorios')
    expect(nombre()).toBeInvalid()
    expect(personal('Fecha de nacimiento')).toBeInvalid()
    await waitFor(() => expect(nombre()).toHaveFocus())
    expect(personal('Fecha de nacimiento')).toHaveValue('31/02/2000')
    expect(backend.callsTo(CREAR)).toHaveLength(0)
  })

  it('Cancelar asks before it discards a half-typed option', async () => {
    const { user, address } = abrirNuevo(backend)
    await user.type(empresarial('Tipo de persona'), 'astr')
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
    expect(address()).toBe('/clientes/nuevo')
    expect(empresarial('Tipo de persona')).toHaveValue('astr')
  })

  it('[F-12] Cancelar opens the list without a call', async () => {
    const { user, address } = abrirNuevo(backend)
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    expect(address()).toBe('/clientes')
    expect(backend.callsTo(CREAR)).toHaveLength(0)
  })
})

describe('when saving fails', () => {
  const backend = testBackend()

  it('[D16] [D24] [N-02] a refusal keeps everything as typed and shows each field its own sentence', async () => {
    const { user, address } = abrirNuevo(backend)
    await escribir(user, nombre(), 'Ana')
    await escribir(user, empresarial('Sitio web'), 'algo')
    await user.click(tituloDe('Información empresarial'))
    backend.knobs.failNext(CREAR, 400, {
      msg: 'Hay datos que corregir',
      campos: { web: 'No es una dirección', regimen_fiscal: 'No corresponde al tipo de persona' },
    })
    await user.click(guardar())

    expect(await screen.findByRole('alert')).toHaveTextContent('Hay datos que corregir')
    const web = empresarial('Sitio web')
    await waitFor(() => expect(web).toBeVisible())
    expect(web).toHaveAccessibleDescription('No es una dirección')
    expect(screen.getByText('No corresponde al tipo de persona')).toBeVisible()
    expect(web).toHaveValue('algo')
    expect(nombre()).toHaveValue('Ana')
    expect(address()).toBe('/clientes/nuevo')

    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/clientes'))
  })

  it('[D17] a running save accepts no second one', async () => {
    const { user, address } = abrirNuevo(backend)
    await escribir(user, nombre(), 'Ana')
    const answer = backend.knobs.hold(CREAR)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(guardar()).toHaveAttribute('aria-busy', 'true'))
    await user.click(guardar())
    await user.type(nombre(), '{Enter}')
    answer()
    await waitFor(() => expect(address()).toBe('/clientes'))
    expect(backend.callsTo(CREAR)).toHaveLength(1)
  })

  it('[D35] [D42] saving again after no answer is the same attempt: one client', async () => {
    const { user, address } = abrirNuevo(backend)
    await escribir(user, nombre(), 'Ana')
    backend.knobs.dropNext(CREAR)
    await user.click(guardar())
    await waitFor(() => expect(guardar()).not.toHaveAttribute('aria-busy', 'true'))
    expect(nombre()).toHaveValue('Ana')
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/clientes'))
    const keys = backend.callsTo(CREAR).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  it('the form counts as unsaved from the first letter until it is saved', async () => {
    const { user, address } = abrirNuevo(backend)
    expect(hasUnsaved()).toBe(false)
    await escribir(user, nombre(), 'Ana')
    expect(hasUnsaved()).toBe(true)
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/clientes'))
    expect(hasUnsaved()).toBe(false)
  })
})
