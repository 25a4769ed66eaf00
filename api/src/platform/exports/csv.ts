export { CSV_BOM as BOM, type CsvCell as Cell, csvRecord as record } from '@backoffice/shared/contract'

/** How such a file is called and served. */
export const csvFile = { extension: 'csv', type: 'text/csv; charset=utf-8; header=present' }
