import { nothing, type Examples } from '../catalog/examples.ts'
import { Button } from '../button/Button.tsx'
import { Chips } from './page/chips/Chips.tsx'
import { Tabs } from './page/Tabs.tsx'
import { SmallSelect } from './paging/SmallSelect.tsx'

const chip = (label: string, current = false) => ({ label, to: '/asesorias', current })

export const chipsExamples: Examples = {
  Chips: {
    Ninguno: <Chips label="Mi día" chips={[chip('Hoy'), chip('Esta semana'), chip('Mías')]} />,
    Elegidos: <Chips label="Mi día" chips={[chip('Hoy'), chip('Esta semana', true), chip('Mías', true)]} />,
    'Con un botón': (
      <Chips label="Mi día" chips={[chip('Hoy')]}>
        <Button size="sm">Mis tareas: 3</Button>
      </Chips>
    ),
  },
  SmallSelect: {
    'Con una elección': (
      <SmallSelect
        label="Ordenar por"
        value="nombre"
        options={[
          { value: 'nombre', label: 'Nombre' },
          { value: 'celular', label: 'Celular' },
        ]}
        onChange={nothing}
      />
    ),
  },
  Tabs: {
    'Dos vistas': <Tabs label="Vistas de membresias" tabs={[chip('Planes'), chip('Contrataciones', true)]} />,
  },
}
