import type { CatalogueArgument, CatalogueFunction } from './catalogue'
import { columnOf, plainColumn } from './columns'
import { emptyTable, SCALAR, type SqlFunction, type Table, type TypeName } from './schema'

export function functionOf(found: CatalogueFunction, tables: Map<number, Table>): SqlFunction {
  const all = found.arguments ?? []
  const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const isVoid = found.return_type_name === 'void'
  const rows = isVoid ? undefined : rowsOf(found, all, tables)
  return {
    name: found.name,
    comment: found.comment,
    parameters: inputs.map(({ name, type, mode }, i) => ({
      name: name ?? '',
      type,
      required: i < inputs.length - found.defaults && mode !== 'v',
      isVariadic: mode === 'v',
    })),
    returnsSet: found.returns_set,
    returns: isVoid ? 'void' : rows ? 'row' : 'scalar',
    table: rows ?? scalarTable(found),
    isVolatile: found.is_volatile,
  }
}

/** The columns of what a function returns; undefined for a plain value. */
function rowsOf(found: CatalogueFunction, all: CatalogueArgument[], tables: Map<number, Table>): Table | undefined {
  const table = tables.get(found.return_relation ?? 0)
  if (table) return table
  const outputs = all.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't')
  const columns = outputs.length
    ? outputs.map((output, i) => plainColumn(output.name || `column${i + 1}`, typeOf(output)))
    : found.return_columns?.map(columnOf)
  if (!columns) return undefined
  return { ...emptyTable('', found.name), columns: new Map(columns.map((column) => [column.name, column])) }
}

const typeOf = ({ type, type_name, is_array }: CatalogueArgument): TypeName => ({
  type,
  typeName: type_name,
  isArray: is_array,
})

function scalarTable(found: CatalogueFunction): Table {
  const type = { type: found.return_type, typeName: found.return_type_name, isArray: found.return_is_array }
  return { ...emptyTable('', found.name), columns: new Map([[SCALAR, plainColumn(SCALAR, type)]]) }
}
