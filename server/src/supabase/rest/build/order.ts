import { sql } from 'kysely'
import type { OrderItem } from '../parse/order'
import { RestError } from '../rest-error'
import type { Embed } from './embed'
import { notEmbedded } from './levels'
import { fieldSql, joinAnd, type Scope, type Sql } from './scope'

export function orderSql(scope: Scope, item: OrderItem, embeds: Embed[]): Sql {
  const direction = item.direction === undefined ? sql`` : sql.raw(` ${item.direction}`)
  const nulls = item.nulls === undefined ? sql`` : sql.raw(` nulls ${item.nulls}`)
  return sql`${orderedBySql(scope, item, embeds)}${direction}${nulls}`
}

/** A column, or one of the row that a to-one embed leads to. */
function orderedBySql(scope: Scope, item: OrderItem, embeds: Embed[]): Sql {
  const { relation } = item
  if (relation === undefined) return fieldSql(scope, item.field).expression
  const embed = embeds.find(({ name }) => name === relation) ?? embeds.find(({ item }) => item.relation === relation)
  if (!embed) throw notEmbedded(relation)
  if (!embed.toOne) {
    const details = `'${scope.table.name}' and '${embed.name}' do not form a many-to-one or one-to-one relationship`
    throw new RestError(400, 'PGRST118', `A related order on '${embed.name}' is not possible`, details)
  }
  const source = embed.source([])
  return sql`(select ${fieldSql(source.scope, item.field).expression} from ${source.from} ${joinAnd(source.ties ?? [])} limit 1)`
}
