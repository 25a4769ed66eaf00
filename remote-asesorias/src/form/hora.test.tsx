import { testBackend } from '@backoffice/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { CREAR, data, campo, boton, escribir, abrir, elegir } from './nuevaAsesoria.testing.tsx'

describe('the hour of a new advisory', () => {
  const backend = testBackend({ data })

  it('[E-21] goes with its length where the server has them', async () => {
    const { user } = abrir(backend)
    await elegir(user)
    await escribir(user, 'Motivo', 'Plan')
    await escribir(user, 'Fecha de creación', '01/03/2026')
    fireEvent.change(campo('Hora'), { target: { value: '16:15' } })
    await escribir(user, 'Duración (minutos)', '45')
    await user.click(boton('Guardar'))
    await waitFor(() => expect(backend.lastBody(CREAR)).toMatchObject({ hora: '16:15', minutos: 45 }))
  })
})

describe('the hour of a new advisory, with a server of the plain contract', () => {
  const plain = testBackend({ data, kind: 'plain' })

  it('[E-21] [D38] is not asked where the server has none', async () => {
    abrir(plain)
    expect(await screen.findByLabelText(/^Motivo/)).toBeVisible()
    expect(screen.queryByLabelText('Hora')).not.toBeInTheDocument()
  })
})
