import { dinero } from '@backoffice/shared/format'
import type { Membresia } from '@backoffice/shared/contract'
import { useConflict, type Edit } from '@backoffice/shared/resource'
import { pedirMembresia } from './editarMembresia'
import { deMembresia, type MembresiaForm } from './membresiaForm'
import { textos } from './membresias.textos'

/** The form with its benefits in one text, a line each: two people's lists are compared whole. */
type Plana = Omit<MembresiaForm, 'beneficios'> & { beneficios: string }

const aplanar = (form: MembresiaForm): Plana => ({
  ...form,
  beneficios: form.beneficios.map(({ texto }) => texto).join('\n'),
})
const desplegar = (plana: Plana): MembresiaForm => ({
  ...plana,
  beneficios: plana.beneficios === '' ? [] : plana.beneficios.split('\n').map((texto) => ({ texto })),
})

const reglas = {
  read: ({ _id }: Membresia) => pedirMembresia(_id)({ silent: true }),
  toForm: (membresia: Membresia) => aplanar(deMembresia(membresia)),
}

/** What somebody else saved while this dialog was open (D41), with its fields as people read them. */
export function useConflicto() {
  const { versions, differences, onFailed, resolve, ...conflict } = useConflict<Membresia, Plana>(reglas)
  const fields = versions
    ? differences.map(({ field, clash }) => ({
        label: field === 'beneficios' ? textos.beneficios.titulo : textos.campos[field],
        clash,
        before: valorDe(versions.base, field),
        mine: valorDe(versions.mine, field),
        theirs: valorDe(versions.theirs, field),
      }))
    : []
  return {
    ...conflict,
    fields,
    onFailed: (error: Parameters<typeof onFailed>[0], { form, record }: Edit<Membresia, MembresiaForm>) =>
      onFailed(error, { form: aplanar(form), record }),
    resolve: (prefer: 'mine' | 'theirs'): Edit<Membresia, MembresiaForm> | null => {
      const next = resolve(prefer)
      return next && { form: desplegar(next.form), record: next.record }
    },
  }
}

function valorDe(form: Plana, field: keyof Plana): string | null {
  if (field === 'precio') return form.precio === null ? null : dinero(form.precio)
  if (field === 'beneficios') return form.beneficios.split('\n').join(' · ') || null
  return form[field] || null
}
