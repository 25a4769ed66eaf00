import { nothing, type Examples } from '../catalog/examples.ts'
import { IconAdd, IconDelete, IconDownload, IconEdit, IconFilter } from '../icons/index.ts'
import { Row } from '../page/layout.tsx'
import { ColorModeButton } from '../theme/ColorModeButton.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

export const buttonExamples: Examples = {
  Button: {
    Clases: (
      <Row>
        <Button variant="primary">Guardar</Button>
        <Button>Cancelar</Button>
        <Button variant="ghost">Restablecer</Button>
        <Button variant="danger">Eliminar</Button>
      </Row>
    ),
    Pequeño: (
      <Row>
        <Button size="sm" variant="primary">
          Guardar
        </Button>
        <Button size="sm">Cancelar</Button>
      </Row>
    ),
    'Con icono, y como enlace': (
      <Row>
        <Button icon={<IconFilter />}>Filtros de búsqueda</Button>
        <Button iconOnPhone="tablet" icon={<IconDownload />}>
          Exportar en tableta
        </Button>
        <Button iconOnPhone icon={<IconDownload />}>
          Exportar
        </Button>
        <Button variant="primary" icon={<IconAdd />} to="/clientes/nuevo">
          Agregar cliente
        </Button>
      </Row>
    ),
    'Con una llamada en curso': (
      <Row>
        <Button variant="primary" loading>
          Guardar
        </Button>
        <Button variant="danger" loading>
          Si
        </Button>
      </Row>
    ),
    Desactivado: (
      <Row>
        <Button variant="primary" disabled>
          Guardar
        </Button>
        <Button disabled>Cancelar</Button>
      </Row>
    ),
    'A todo lo ancho': (
      <Button variant="primary" fullWidth>
        Iniciar sesión
      </Button>
    ),
  },
  IconButton: {
    Clases: (
      <Row>
        <IconButton label="Editar" icon={<IconEdit />} onClick={nothing} />
        <IconButton label="Agregar" icon={<IconAdd />} variant="secondary" onClick={nothing} />
        <IconButton label="Eliminar" icon={<IconDelete />} variant="danger" onClick={nothing} />
      </Row>
    ),
    'En curso y desactivado': (
      <Row>
        <IconButton label="Descargar" icon={<IconDownload />} loading />
        <IconButton label="Editar" icon={<IconEdit />} disabled />
      </Row>
    ),
  },
  ColorModeButton: { 'Cambia el catálogo entero': <ColorModeButton /> },
}
