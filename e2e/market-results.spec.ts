import { callRest } from './accounts'
import { expect, openStudio, test, toast, undoOf } from './journey'

test(
  'your videos: results by hand and from a list, undone and redone, are ranked and compared [B-OV-04, CX-02, CX-30]',
  { tag: '@full' },
  async ({ page, product }) => {
    const ana = await openStudio(page, product)
    const titles = Array.from({ length: 6 }, (_, at) => `Cold coffee ${at + 1}`)
    for (const title of titles)
      await callRest(product.url, ana, 'POST', 'scripts', { title, status: 'posted', tone: 'helpful-friend' })
    // What stands far below is fetched when it comes near the visible part.
    await page.setViewportSize({ width: 1280, height: 3000 })
    await page.goto('/analytics')
    const videos = page.getByRole('region', { name: 'Your videos' })
    await expect(videos.getByRole('heading', { name: 'See what works in your videos' })).toBeVisible()

    await videos.getByRole('button', { name: 'Record results in bulk' }).click()
    const many = page.getByRole('dialog', { name: 'Record results in bulk' })
    const rows = titles.slice(0, 5).map((title, at) => `${title.toUpperCase()}\t${at + 1}.5K\t${at}\t$${at * 20}`)
    await many
      .getByLabel('Rows from your table')
      .fill(['Title\tViews\tOrders\tGMV', ...rows, 'Unknown\t1\t1\t1'].join('\n'))
    await many.getByRole('button', { name: 'Preview' }).click()
    await expect(many.getByText('5 of 6 rows match a script. 5 will change.')).toBeVisible()
    await many.getByRole('button', { name: 'Save results for 5 videos' }).click()
    await expect(toast(page, '5 videos updated')).toBeVisible()

    const top = videos.getByRole('region', { name: 'Top videos' })
    await expect(top.getByRole('listitem').first()).toContainText('Cold coffee 5')
    await videos.getByLabel('Compare by').selectOption('Tone')
    const works = videos.getByRole('region', { name: 'What works' })
    await expect(works.getByRole('listitem').filter({ hasText: 'Helpful Friend' })).toContainText('5 videos')
    await undoOf(page, '5 videos updated').click()
    await expect(videos.getByRole('heading', { name: 'See what works in your videos' })).toBeVisible()

    await videos.getByRole('button', { name: 'Record results in bulk' }).click()
    await many.getByLabel('Rows from your table').fill('Title;Views\nCold coffee 6;900')
    await many.getByRole('button', { name: 'Preview' }).click()
    await many.getByRole('button', { name: 'Save results for 1 video' }).click()
    await expect(works.getByText('Too early to say: 1 of 5 videos').first()).toBeVisible()
    await top.getByRole('button', { name: 'Record results for Cold coffee 6' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record results' })
    await dialog.getByLabel('Link to the video').fill('tiktok.com/@ana/video/7')
    await dialog.getByLabel('Revenue').fill('$1,299.50')
    await dialog.getByRole('button', { name: 'Save results' }).click()
    await expect(top.getByRole('link', { name: /^Cold coffee 6/ })).toHaveAttribute('href', /^https:\/\/tiktok\.com\//)

    await page.setViewportSize({ width: 375, height: 800 })
  },
)
