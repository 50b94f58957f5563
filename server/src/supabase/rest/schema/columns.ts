import type { CatalogueColumn } from './catalogue'
import type { Column, TypeName } from './schema'

export function columnOf(found: CatalogueColumn): Column {
  return {
    name: found.name,
    type: found.type,
    typeName: found.type_name,
    isArray: found.is_array,
    notNull: found.not_null,
    defaultSql: found.default_sql,
    comment: found.comment,
    values: found.values,
  }
}

/** A column of which nothing is known but its type. */
export function plainColumn(name: string, type: TypeName): Column {
  return { name, ...type, notNull: false, defaultSql: null, comment: null, values: null }
}
