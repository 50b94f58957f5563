import type pg from 'pg'

export interface MarketSize {
  products: number
  /** Daily rows of products. */
  days: number
}

/**
 * Makes a set of imported figures of an account, straight in the tables: as many days back as the rows take, few products that sell a lot and
 * many that sell little, a fifth as many creators as products, five days of pairs for each product. Answers the set's id. Nothing is
 * worked out yet.
 */
export async function fillMarket(client: pg.Client, userId: string, { products, days }: MarketSize): Promise<number> {
  const each = Math.ceil(days / products)
  const {
    rows: [set],
  } = await client.query<{ id: number }>(
    `insert into market_sets (user_id, kind, name, currency) values ($1, 'import', 'Imported figures', 'USD') returning id`,
    [userId],
  )
  const id = set!.id
  await client.query('select setseed(0.5)')
  await client.query(
    `insert into market_products (set_id, external_id, name, niche, price, hashtags)
     select $1, 'P' || n, initcap((array['glow', 'aqua', 'turbo', 'velvet', 'nano', 'sunny', 'polar', 'urban', 'zen', 'crème'])[1 + n % 10]) || ' ' ||
       (array['serum', 'charger', 'bottle', 'hoodie', 'lamp', 'brush', 'speaker', 'blanket', 'mug', 'tripod', 'mask'])[1 + n % 11] || ' ' ||
       (array['set', 'pro', 'mini', 'for travel', 'with stand', 'two pieces', '30 ml'])[1 + n % 7] || ' no. ' || n,
       (array['beauty', 'tech', 'lifestyle', 'fashion', 'home', 'other'])[1 + n % 6],
       case when n % 20 > 0 then round((5 + 60 * random())::numeric, 2) end, array['tiktokmademebuyit', 'find' || n % 50]
     from generate_series(1, $2::int) n`,
    [id, products],
  )
  await client.query(
    `insert into market_creators (set_id, username, display_name, follower_count)
     select $1, 'creator' || n, 'Creator ' || n, (1000000 / n)::int + 500 from generate_series(1, greatest(1, $2::int / 5)) n`,
    [id, products],
  )
  await client.query(
    `insert into market_product_days (set_id, product_id, day, views, likes, comments, shares, units, revenue)
     select $1, p.id, current_date - 1 - d, v, (v * 0.05)::bigint, (v * 0.008)::bigint, (v * 0.01)::bigint, (v * 0.01)::bigint,
       (v * 0.01)::bigint * coalesce(p.price, 20)
     from (select id, price, row_number() over (order by id) as n from market_products where set_id = $1) p
     cross join generate_series(0, $2::int - 1) d
     cross join lateral (select (2000000 / power(p.n, 0.7) * (0.5 + random()))::bigint as v) as views
     order by 2, 3`,
    [id, each],
  )
  await client.query(
    `insert into market_pair_days (set_id, product_id, creator_id, day, views, units, revenue)
     select $1, p.id, (select min(id) from market_creators where set_id = $1) + (p.n * (d + 1)) % greatest(1, $3::int / 5),
       current_date - 1 - (d * 7) % $2::int, 1000, 5, 5 * coalesce(p.price, 20)
     from (select id, price, row_number() over (order by id) as n from market_products where set_id = $1) p
     cross join generate_series(0, 4) d
     order by 2, 3
     on conflict do nothing`,
    [id, each, products],
  )
  await client.query(
    `insert into market_creator_days (set_id, creator_id, day, views, likes, comments, shares, units, revenue)
     select $1, c.id, current_date - 1 - d, 5000, 300 * (1 + c.id % 3), 20, 30, 25, 500 + c.id % 400
     from market_creators c cross join generate_series(0, least(30, $2::int) - 1) d where set_id = $1`,
    [id, each],
  )
  return id
}
