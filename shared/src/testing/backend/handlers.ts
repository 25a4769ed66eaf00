import { archivos } from './clientes/archivos.ts'
import { clientes } from './clientes/clientes.ts'
import { contrataciones } from './clientes/contrataciones.ts'
import { perfil } from './clientes/perfil.ts'
import { auth } from './cuenta/auth.ts'
import { perfilPersonal } from './cuenta/perfilPersonal.ts'
import type { Handlers } from './handler.ts'
import { derived } from './lists/derived.ts'
import { asesorias } from './secciones/asesorias.ts'
import { catalogos } from './secciones/catalogos.ts'
import { lotes } from './secciones/lotes.ts'
import { membresias } from './secciones/membresias.ts'
import { usuarios } from './secciones/usuarios.ts'
import { vistas } from './secciones/vistas.ts'

/** What is done with each call; one that is not here is answered with an example of its shape (example.ts). */
export const handlers: Partial<Handlers> = {
  ...derived,
  ...auth,
  ...clientes,
  ...perfil,
  ...archivos,
  ...contrataciones,
  ...asesorias,
  ...lotes,
  ...usuarios,
  ...catalogos,
  ...membresias,
  ...perfilPersonal,
  ...vistas,
}
