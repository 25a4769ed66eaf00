import type { ArchivoGuardado } from '../data.ts'
import { badFields, type Handlers, type Input } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import { changed, findCliente, rowsOf, sentOf } from '../lists/rows.ts'

// Size and kind are derived from the file; its name decides the kind, not the type that the browser claims.
const uploaded = (file: File, id: string, fecha: string) => ({
  extension: /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() ?? '',
  ...{ tamano: file.size, contenido: file, url: `/admin/descargas/${id}`, fecha },
})

/** A file in a list. */
export const inList = (archivo: ArchivoGuardado) => ({ ...archivo, url: null })

export const archivos = collection('archivos', '/clientes/*_archivo', {
  uno: 'archivo',
  frases: ['El archivo no existe', 'Archivo agregado', 'Archivo eliminado', 'Archivo restaurado'],
  make: ({ extension: _claimed, ...textos }: Input<'POST /clientes/crear_archivo'>, { file }, base) => ({
    ...{ ...base, descripcion: null },
    ...sentOf(textos),
    // Never null: the back end has already checked that a file is present.
    ...uploaded(file as File, base._id, base.creacion),
  }),
  edit: (
    archivo,
    { nombre, descripcion, clase, vence }: Input<'POST /clientes/editar_archivo'>,
    { file, now },
  ) =>
    changed(archivo, {
      ...sentOf({ nombre, descripcion, clase, vence }),
      ...(file && uploaded(file, archivo._id, now())),
    }),
  listed: inList,
})

const PICTURES = ['png', 'jpg', 'jpeg', 'jfif', 'webp', 'gif']

/** A picture in its own address: this back end serves no files. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** The addresses of small pictures of a client's pictures (E-19). */
export const miniaturas = {
  'POST /clientes/miniaturas': ({ id_cliente }, context) => {
    findCliente(context, id_cliente)
    const pictures = rowsOf(context.data.archivos, id_cliente).filter(({ extension }) =>
      PICTURES.includes(extension),
    )
    return { miniaturas: pictures.map(({ _id }) => ({ _id, url: PIXEL })) }
  },
} satisfies Partial<Handlers>

/** Refuses a multipart call without its required file (400). */
export const noFile = (member: string) => badFields({ [member]: 'Hay que elegir un archivo' })
