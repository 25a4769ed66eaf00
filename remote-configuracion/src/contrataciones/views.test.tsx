import { setRemoteComponentLoader } from '@backoffice/shared'
import { renderRemote, testBackend, unaContratacion, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'
import { TODAS, LISTAR, dia, ana, beto } from './contrataciones.testing.ts'

describe('on our server', () => {
  const backend = testBackend()
  beforeEach(() => {
    backend.data.clientes = [ana, beto]
    backend.data.contrataciones = [
      {
        ...unaContratacion({ _id: unId(11), total: 500, fecha_inicio: dia(-20), fecha_fin: dia(10) }),
        id_cliente: ana._id,
      },
      {
        ...unaContratacion({
          _id: unId(12),
          total: 250.5,
          fecha_inicio: dia(-60),
          fecha_fin: dia(-30),
          status: 1,
        }),
        id_cliente: beto._id,
      },
    ]
  })
  afterEach(() => setRemoteComponentLoader(null))

  const abrir = (query = TODAS, usuario = unUsuario()) =>
    renderRemote(module, {
      base: '/configuracion',
      path: `/configuracion/membresias${query}`,
      backend,
      usuario,
    })

  it('[E-03] «Vistas» saves the question of the purchases and leads back to their tab', async () => {
    const { user, address } = abrir('?vista=contrataciones&status=1')
    await screen.findByRole('row', { name: /Beto/ })
    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    const dialog = await screen.findByRole('dialog', { name: 'Vistas y columnas' })
    await user.type(await within(dialog).findByLabelText('Nombre de la vista'), 'Las vencidas')
    await user.click(within(dialog).getByRole('button', { name: 'Guardar vista' }))
    const close = within(dialog).getByRole('button', { name: 'Cerrar' })
    await within(dialog).findByRole('link', { name: 'Las vencidas' })
    await waitFor(() => expect(close).toBeEnabled())
    await user.click(close)
    await user.click(screen.getByRole('link', { name: 'Contrataciones' }))
    expect(await screen.findByRole('row', { name: /Ana/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    await user.click(await screen.findByRole('link', { name: 'Las vencidas' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ana/ })).not.toBeInTheDocument())
    expect(address()).toBe('/configuracion/membresias?vista=contrataciones&status=1')
  })

  it('[E-03] a view for the start is what the tab begins with', async () => {
    const usuario = unUsuario()
    backend.data.vistas = {
      [usuario._id]: {
        contrataciones: {
          vistas: [
            {
              nombre: 'Las vencidas',
              consulta: 'vista=contrataciones&status=1',
              columnas: null,
              inicio: true,
            },
          ],
          columnas: null,
          compacta: false,
          version: 1,
        },
      },
    }
    const { address } = abrir('?vista=contrataciones', usuario)
    await screen.findByRole('row', { name: /Beto/ })
    expect(address()).toBe('/configuracion/membresias?vista=contrataciones&status=1')
    expect(backend.callsTo(LISTAR)).toHaveLength(1)
  })
})
