import { setRemotes } from '@backoffice/shared'
import { renderRemote, testBackend, type BackendKind } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import module from '../module.tsx'
import { remotosEnUso } from './permisos/permisos.testing.ts'
import { EDITAR, CLAVE, rosa, beto, campo, tipo, guardar, escribir } from './usuarioPages.testing.ts'

const CREAR = '/usuarios/crear'
const kinds: BackendKind[] = ['ours', 'plain']
async function elegirTipo(user: UserEvent, name: string) {
  await user.click(tipo())
  await user.click(await screen.findByRole('option', { name }))
  await waitFor(() => expect(tipo()).toHaveFocus())
}
async function llenar(user: UserEvent, password = CLAVE, passwordConf = CLAVE) {
  await escribir(user, 'Nombre', 'Carla')
  await escribir(user, 'Apellido paterno', 'Ríos')
  await escribir(user, 'Correo', 'carla@demo.mx')
  await escribir(user, 'Contraseña', password)
  await escribir(user, 'Confirmar contraseña', passwordConf)
}

describe.each(kinds)('/usuarios/nuevo and /usuarios/editar/:id on a %s back end', (kind) => {
  const backend = testBackend({ kind })
  const abrir = async (path: string, usuario = rosa) => {
    backend.data.usuarios = [rosa, beto]
    setRemotes(remotosEnUso)
    const page = renderRemote(module, { base: '/usuarios', path: ['/usuarios', path], backend, usuario })
    await screen.findByRole('button', { name: 'Guardar' })
    return page
  }

  it('[U-03] [U-05] [D12] [N-03] [N-04] creates a user in one’s own empresa and opens the list', async () => {
    const { user, address } = await abrir('/usuarios/nuevo')
    await llenar(user)
    await elegirTipo(user, 'Asesor')
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/usuarios'))
    expect(screen.getByText('Usuario creado')).toBeVisible()
    expect(backend.lastBody(CREAR)).toMatchObject({
      id_locatario: backend.data.empresa._id,
      nombre: 'Carla',
      apellido_paterno: 'Ríos',
      apellido_materno: '',
      tipo: 1,
      email: 'carla@demo.mx',
      password: CLAVE,
      passwordConf: CLAVE,
      ...(kind === 'ours' && {
        permisos: {
          clientes: { ver: true },
          usuarios: { ver: false },
          configuracion: { perfil: { ver: true } },
        },
      }),
    })
    expect(await screen.findByText('carla@demo.mx')).toBeVisible()
  })

  it('[U-04] [U-10] reports missing values and differing passwords before any call', async () => {
    const { user } = await abrir('/usuarios/nuevo')
    await user.click(guardar())
    expect(await screen.findByText('Todos los campos son obligatorios')).toBeVisible()
    await waitFor(() => expect(campo('Nombre')).toHaveFocus())
    await llenar(user, CLAVE, 'otra')
    await user.click(guardar())
    expect(await screen.findAllByText('Las contraseñas no coinciden')).not.toHaveLength(0)
    expect(backend.callsTo(CREAR)).toHaveLength(0)
  })

  it('[U-04] [D26] a password and its confirmation may differ in how the keyboard writes accents', async () => {
    const { user } = await abrir('/usuarios/nuevo')
    await llenar(user, 'mañana-camión-86'.normalize('NFC'), 'mañana-camión-86'.normalize('NFD'))
    await elegirTipo(user, 'Asesor')
    await user.click(guardar())
    expect(await screen.findByText('Usuario creado')).toBeVisible()
  })

  it('[U-10] [D3] an empty tipo is sent, and the server’s refusal appears beside it', async () => {
    const { user } = await abrir('/usuarios/nuevo')
    await llenar(user)
    await user.click(guardar())
    await waitFor(() => expect(tipo()).toHaveAccessibleDescription('Es obligatorio'))
    expect(backend.lastBody(CREAR)).toMatchObject({ tipo: null })
  })

  it('[U-06] [U-07] [U-09] edits with tipo chosen; empty passwords leave the old one', async () => {
    const { user, address } = await abrir(`/usuarios/editar/${beto._id}`)
    expect(backend.lastBody('/usuarios/detalles')).toEqual({ id: beto._id })
    expect(tipo()).toHaveDisplayValue('Asesor')
    expect(campo('Correo')).toHaveValue('beto@demo.mx')
    await escribir(user, 'Nombre', 'Alberto')
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/usuarios'))
    expect(backend.lastBody(EDITAR)).toEqual({
      id: beto._id,
      nombre: 'Alberto',
      apellido_paterno: 'Díaz',
      apellido_materno: 'Cruz',
      tipo: 1,
      email: 'beto@demo.mx',
      password: '',
      passwordConf: '',
      ...(kind === 'ours' && { version: 4 }),
    })
    expect(await screen.findByRole('row', { name: /Alberto/ })).toBeVisible()
  })

  it('[D45] «Permisos» appears if the server stores them', async () => {
    await abrir('/usuarios/nuevo')
    expect(screen.queryAllByText('Permisos')).toHaveLength(kind === 'ours' ? 1 : 0)
  })

  it('[U-06] reports missing values, a single password, and two that differ', async () => {
    const { user } = await abrir(`/usuarios/editar/${beto._id}`)
    await escribir(user, 'Contraseña', CLAVE)
    await user.click(guardar())
    expect(await screen.findByText('Deben llenarse ambas contraseñas')).toBeVisible()
    await escribir(user, 'Confirmar contraseña', 'otra')
    await user.click(guardar())
    expect(await screen.findAllByText('Las contraseñas no coinciden')).not.toHaveLength(0)
    await user.clear(campo('Nombre'))
    await user.click(guardar())
    expect(await screen.findByText('Todos los campos son obligatorios')).toBeVisible()
    // All errors appear at once, each with its own sentence.
    expect(campo('Nombre')).toHaveAccessibleDescription('Es obligatorio')
    expect(campo('Confirmar contraseña')).toHaveAccessibleDescription('Las contraseñas no coinciden')
    expect(campo('Nombre')).toHaveFocus()
    expect(backend.callsTo(EDITAR)).toHaveLength(0)
  })
})
