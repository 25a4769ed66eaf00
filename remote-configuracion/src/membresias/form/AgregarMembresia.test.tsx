import { controlsOf, testBackend, unUsuario, type BackendKind } from '@backoffice/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import {
  abrir,
  alba,
  beneficios,
  boton,
  campo,
  CREAR,
  escribir,
  LISTAR,
  nombres,
  oro,
} from '../membresias.testing.tsx'

const kinds: BackendKind[] = ['ours', 'plain']

describe.each(kinds)('«Agregar membresia» on a %s back end', (kind) => {
  const backend = testBackend({ kind })

  const agregar = async (query?: string) => {
    backend.data.membresias = [oro, alba]
    const page = abrir(backend, query)
    await screen.findByRole('row', { name: /Oro/ })
    await page.user.click(boton('Agregar membresia'))
    await screen.findByRole('dialog', { name: 'Agregar membresia' })
    await waitFor(() => expect(campo('Nombre')).toHaveFocus())
    return page
  }
  const cerrado = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  it('[M-02] [M-06] [N-03] [N-04] adds a plan; the list is then ordered by nombre, whatever its order was', async () => {
    const { user } = await agregar('?orden=beneficios&direccion=desc')
    expect(screen.getByText('Agrega beneficios de esta membresia')).toBeVisible()
    await escribir(user, 'Nombre', 'Luna')
    await escribir(user, 'Precio', '1299.5')
    await escribir(user, 'Descripción', 'Para empezar')
    // Once it is left.
    expect(campo('Precio')).toHaveValue('$ 1,299.5')
    await user.click(boton('Agregar beneficio'))
    await waitFor(() => expect(campo('Beneficio 1')).toHaveFocus())
    await user.paste('Zumba')
    await user.click(boton('Agregar beneficio'))
    await waitFor(() => expect(campo('Beneficio 2')).toHaveFocus())
    await user.paste('Asesoría')
    expect(screen.queryByText('Agrega beneficios de esta membresia')).not.toBeInTheDocument()
    await user.click(boton('Agregar'))
    await cerrado()
    expect(backend.lastBody(CREAR)).toEqual({
      nombre: 'Luna',
      precio: 1299.5,
      descripcion: 'Para empezar',
      beneficios: ['Zumba', 'Asesoría'],
      ...(kind === 'ours' && { duracion: null }),
    })
    expect(screen.getByText('Membresía creada')).toBeVisible()
    await waitFor(() => expect(nombres()).toEqual(['Alba', 'Luna', 'Oro']))
    expect(backend.callsTo(LISTAR)).toHaveLength(1)
  })

  it('[M-05] without nombre or a benefit it sends nothing, and shows the sentence', async () => {
    const { user } = await agregar()
    await user.click(boton('Agregar'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El nombre y al menos un beneficio son necesarios',
    )
    await waitFor(() => expect(campo('Nombre')).toHaveFocus())
    await escribir(user, 'Nombre', 'Luna')
    await user.click(boton('Agregar beneficio'))
    await user.click(boton('Agregar'))
    await waitFor(() => expect(campo('Beneficio 1')).toHaveAccessibleDescription('Es obligatorio'))
    await user.clear(campo('Nombre'))
    await user.click(boton('Agregar'))
    await waitFor(() => expect(campo('Nombre')).toHaveFocus())
    expect(campo('Nombre')).toBeInvalid()
    expect(campo('Beneficio 1')).toBeInvalid()
    expect(backend.callsTo(CREAR)).toHaveLength(0)
  })
})

describe('how long a plan lasts', () => {
  const backend = testBackend()

  it('[E-06] is a number of months; the list shows it to those who choose the column', async () => {
    const usuario = unUsuario()
    backend.data.vistas = {
      [usuario._id]: {
        membresias: { vistas: [], columnas: ['precio', 'duracion'], compacta: false, version: 1 },
      },
    }
    const { user } = abrir(backend, '', usuario)
    await user.click(boton('Agregar membresia'))
    await screen.findByRole('dialog', { name: 'Agregar membresia' })
    await escribir(user, 'Nombre', 'Anual')
    await escribir(user, 'Duración', '12')
    await user.click(boton('Agregar beneficio'))
    await waitFor(() => expect(campo('Beneficio 1')).toHaveFocus())
    await user.paste('Zumba')
    await user.click(boton('Agregar'))
    expect(await screen.findByRole('cell', { name: '12 meses' })).toBeVisible()
    expect(backend.lastBody(CREAR)).toMatchObject({ duracion: 12 })
  })
})

describe('[D45] on a server that does not know of it', () => {
  const backend = testBackend({ kind: 'plain' })

  it('the dialog has no «Duración»', async () => {
    const { user } = abrir(backend)
    await user.click(boton('Agregar membresia'))
    await screen.findByRole('dialog', { name: 'Agregar membresia' })
    expect(screen.queryByLabelText(/Duración/)).not.toBeInTheDocument()
  })
})

describe('benefits and refusals', () => {
  const backend = testBackend()

  async function conBeneficios(...textos: string[]) {
    const page = abrir(backend)
    await page.user.click(boton('Agregar membresia'))
    await screen.findByRole('dialog', { name: 'Agregar membresia' })
    await waitFor(() => expect(campo('Nombre')).toHaveFocus())
    await escribir(page.user, 'Nombre', 'Luna')
    for (const [i, texto] of textos.entries()) {
      await page.user.click(boton('Agregar beneficio'))
      await waitFor(() => expect(campo(`Beneficio ${i + 1}`)).toHaveFocus())
      await page.user.paste(texto)
    }
    return page
  }

  it('[M-02] the keyboard can reorder and remove benefits, and the focus stays with them', async () => {
    const { user } = await conBeneficios('A', 'B', 'C')
    act(() => boton('Subir beneficio 3').focus())
    await user.keyboard('{Enter}')
    expect(beneficios()).toEqual(['A', 'C', 'B'])
    await waitFor(() => expect(boton('Subir beneficio 2')).toHaveFocus())
    expect(screen.getByText('El beneficio 3 ahora es el 2')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(beneficios()).toEqual(['C', 'A', 'B'])
    // It is the first one now and cannot move further up, so its field takes the focus.
    await waitFor(() => expect(campo('Beneficio 1')).toHaveFocus())
    act(() => boton('Bajar beneficio 1').focus())
    await user.keyboard(' ')
    expect(beneficios()).toEqual(['A', 'C', 'B'])
    await waitFor(() => expect(boton('Bajar beneficio 2')).toHaveFocus())
    act(() => boton('Subir beneficio 2').focus())
    await user.keyboard(' ')
    expect(beneficios()).toEqual(['C', 'A', 'B'])
    expect(boton('Subir beneficio 1')).toBeDisabled()
    expect(boton('Bajar beneficio 3')).toBeDisabled()
    act(() => boton('Quitar beneficio 2').focus())
    await user.keyboard('{Enter}')
    expect(beneficios()).toEqual(['C', 'B'])
    await waitFor(() => expect(campo('Beneficio 2')).toHaveFocus())
    await user.click(boton('Quitar beneficio 2'))
    await user.click(boton('Quitar beneficio 1'))
    await waitFor(() => expect(boton('Agregar beneficio')).toHaveFocus())
    expect(screen.getByText('Agrega beneficios de esta membresia')).toBeVisible()
  })

  it.each(['{Escape}', 'Cancelar', 'Cerrar'])(
    '%s asks before it discards a half-written plan',
    async (how) => {
      const { user } = await conBeneficios('A')
      await (how === '{Escape}' ? user.keyboard(how) : user.click(boton(how)))
      await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
      // Staying is the safe answer, so it has the focus.
      await waitFor(() => expect(boton('Seguir editando')).toHaveFocus())
      await user.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      expect(beneficios()).toEqual(['A'])
      await user.click(boton('Cancelar'))
      await waitFor(() => expect(boton('Seguir editando')).toHaveFocus())
      await user.click(boton('Salir sin guardar'))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(backend.callsTo(CREAR)).toHaveLength(0)
    },
  )

  it('an untouched dialog closes at once', async () => {
    const { user } = abrir(backend)
    await user.click(boton('Agregar membresia'))
    await screen.findByRole('dialog', { name: 'Agregar membresia' })
    await user.click(boton('Cancelar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('[G-18] [D17] during the save nothing closes the dialog, and a second click sends nothing', async () => {
    const { user } = await conBeneficios('A')
    const answer = backend.knobs.hold(CREAR)
    await user.click(boton('Agregar'))
    await user.click(boton('Agregar'))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Agregar membresia' })).toBeVisible()
    // No benefit comes, goes or moves meanwhile.
    for (const control of controlsOf(screen.getByRole('dialog'))) expect(control).toBeDisabled()
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.callsTo(CREAR)).toHaveLength(1)
  })

  it('[D24] [D16] campos appear beside their fields, and what was typed stays', async () => {
    const { user } = await conBeneficios('A')
    backend.knobs.failNext(CREAR, 400, {
      msg: 'Hay datos que no son válidos',
      campos: { precio: 'Debe ser una cantidad desde 0', beneficios: 'Admite como máximo 100' },
    })
    await user.click(boton('Agregar'))
    await waitFor(() => expect(campo('Precio')).toHaveAccessibleDescription('Debe ser una cantidad desde 0'))
    expect(screen.getByText('Admite como máximo 100')).toBeVisible()
    expect(beneficios()).toEqual(['A'])
    await user.click(boton('Agregar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
