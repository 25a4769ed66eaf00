/** The page's address, with the import that it shows. */
export const importarPath = (id?: string): string =>
  `/clientes?vista=importar${id === undefined ? '' : `&importacion=${id}`}`

/** The import that an address names; null: none. */
export const importacionIn = (search: string): string | null => new URLSearchParams(search).get('importacion')
