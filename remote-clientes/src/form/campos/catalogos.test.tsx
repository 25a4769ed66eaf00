import { connectionBack, connectionLost } from '@backoffice/shared'
import { testBackend } from '@backoffice/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { abrirNuevo, elegir, empresarial, escribir, guardar, personal } from '../form.testing.tsx'

const REGIMENES = '/configuracion/listar_regimenes_fiscales'
const GIROS = '/configuracion/listar_giros'
const arrendamiento = '606 Arrendamiento'
const personasMorales = '601 General de Ley Personas Morales'

// The catalogues are the same on both kinds of back end; NuevoClientePage.test.tsx chooses from them on both.
const backend = testBackend()

describe('the catalogues', () => {
  const preguntas = () => backend.callsTo(REGIMENES).map(({ method, body }) => ({ method, body }))

  it('[F-07] [N-04] requests the giros once when the form loads, and offers them', async () => {
    const { user } = abrirNuevo(backend)
    await elegir(user, 'Actividad empresarial', '23 Construcción')
    expect(empresarial('Actividad empresarial')).toHaveDisplayValue('23 Construcción')
    expect(backend.callsTo(GIROS)).toHaveLength(1)
    expect(backend.callsTo(GIROS)[0]?.method).toBe('GET')
  })

  it('[F-06] offers no régimen before a kind of person is chosen, and says so', async () => {
    abrirNuevo(backend)
    expect(empresarial('Régimen fiscal')).toBeDisabled()
    expect(empresarial('Régimen fiscal')).toHaveAccessibleDescription('Se elige después del tipo de persona.')
    await waitFor(() => expect(backend.callsTo(GIROS)).toHaveLength(1))
    expect(preguntas()).toEqual([])
  })

  it('[F-06] [N-04] another kind of person clears the régimen and requests those of that kind', async () => {
    const { user } = abrirNuevo(backend)
    await elegir(user, 'Tipo de persona', 'Física')
    await elegir(user, 'Régimen fiscal', arrendamiento)
    expect(preguntas()).toEqual([{ method: 'POST', body: { tipo_persona: 0 } }])

    await elegir(user, 'Tipo de persona', 'Moral')
    expect(empresarial('Régimen fiscal')).not.toHaveDisplayValue(arrendamiento)
    await elegir(user, 'Régimen fiscal', personasMorales)
    expect(empresarial('Régimen fiscal')).toHaveDisplayValue(personasMorales)
    expect(preguntas()[1]).toEqual({ method: 'POST', body: { tipo_persona: 1 } })
  })

  it('[F-06] clearing the kind of person clears the régimen, too', async () => {
    const { user } = abrirNuevo(backend)
    await elegir(user, 'Tipo de persona', 'Física')
    await elegir(user, 'Régimen fiscal', arrendamiento)
    await user.click(screen.getByRole('button', { name: 'Quitar Tipo de persona' }))
    expect(empresarial('Régimen fiscal')).not.toHaveDisplayValue(arrendamiento)
    expect(empresarial('Régimen fiscal')).toBeDisabled()
  })
})

describe('when a catalogue does not arrive', () => {
  const sinGiros = /No se pudo cargar la lista de actividades empresariales/

  it('[F-06] choosing the same kind of person again keeps the régimen', async () => {
    const { user } = abrirNuevo(backend)
    await elegir(user, 'Tipo de persona', 'Física')
    await elegir(user, 'Régimen fiscal', arrendamiento)
    await elegir(user, 'Tipo de persona', 'Física')
    expect(empresarial('Régimen fiscal')).toHaveDisplayValue(arrendamiento)
    expect(backend.callsTo(REGIMENES)).toHaveLength(1)
  })

  it('[F-06] ignores the answer for an earlier kind of person', async () => {
    const { user } = abrirNuevo(backend)
    const late = backend.knobs.hold(REGIMENES)
    await elegir(user, 'Tipo de persona', 'Física')
    await elegir(user, 'Tipo de persona', 'Moral')
    await waitFor(() => expect(backend.callsTo(REGIMENES)).toHaveLength(2))
    late()
    await user.click(empresarial('Régimen fiscal'))
    expect(await screen.findByRole('option', { name: personasMorales })).toBeVisible()
    expect(screen.queryByRole('option', { name: arrendamiento })).not.toBeInTheDocument()
  })

  it('[F-07] [N-02] says so at the select, keeps the rest usable, and loads it on «Reintentar»', async () => {
    backend.knobs.failNext(GIROS, 500, { msg: 'Algo falló en el servidor' })
    const { user, address } = abrirNuevo(backend)
    expect(await screen.findByText(sinGiros)).toBeVisible()
    expect(empresarial('Actividad empresarial')).toBeDisabled()

    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(empresarial('Actividad empresarial')).toHaveFocus())
    expect(empresarial('Actividad empresarial')).toBeEnabled()
    expect(screen.queryByText(sinGiros)).not.toBeInTheDocument()

    await escribir(user, personal('Nombre'), 'Ana')
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/clientes'))
  })

  it('[F-06] «Reintentar» also requests a missing list of regimes', async () => {
    backend.knobs.failNext(REGIMENES, 500, { msg: 'Algo falló en el servidor' })
    const { user } = abrirNuevo(backend)
    await elegir(user, 'Tipo de persona', 'Moral')
    expect(await screen.findByText(/No se pudo cargar la lista de regímenes fiscales/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(empresarial('Régimen fiscal')).toBeEnabled())
    expect(backend.callsTo(REGIMENES)).toHaveLength(2)
  })

  it('[D35] requests it by itself when the server answers again', async () => {
    backend.knobs.dropNext(GIROS)
    abrirNuevo(backend)
    expect(await screen.findByText(sinGiros)).toBeVisible()
    act(() => {
      connectionLost()
      connectionBack()
    })
    await waitFor(() => expect(empresarial('Actividad empresarial')).toBeEnabled())
    expect(screen.queryByText(sinGiros)).not.toBeInTheDocument()
  })
})
