import { kinds, type Resource } from '../kinds.ts'
import { unknownFields } from './unknown-fields.ts'

/** A kind of a plugin of CloudNativePG, whose schema no package has. */
const UNPUBLISHED = 'ObjectStore'

/** Problems that Kubernetes' own schemas find: wrong types, missing fields, and fields that do not exist. */
export function schemaProblems(resources: Resource[]): string[] {
  const given = resources.filter(({ kind }) => kind !== UNPUBLISHED)
  const known = given.filter(({ apiVersion, kind }) => classOf(apiVersion, kind))
  return [
    ...given
      .filter((resource) => !known.includes(resource))
      .map(({ file, apiVersion, kind }) => `${file}: ${apiVersion} ${kind} is none of kinds.ts`),
    ...known.flatMap(wrongValues),
    ...unknownFields(known),
  ]
}

const classOf = (apiVersion: string, kind: string) =>
  kinds.find((each) => each.apiVersion === apiVersion && each.kind === kind)

function wrongValues({ file, apiVersion, kind, name, data }: Resource): string[] {
  const Class = classOf(apiVersion, kind)
  if (!Class) return []
  try {
    new Class(data as never).validate()
    return []
  } catch (error) {
    return [`${file}: ${kind}/${name}: ${(error as Error).message}`]
  }
}
