import {
  BOARD_COLUMNS,
  RESULT_GROUPINGS,
  RESULT_MEASURES,
  ScriptImport,
  ScriptListQuery,
  ScriptVersion,
} from '@reelwright/shared'
import * as z from 'zod'
import { COUNT, failures, input, json, MOMENT, object, ref, SIGNED_IN, success, TEXT } from './open-api-parts'

const pathId = (name: string) => ({ in: 'path', name, required: true, schema: { type: 'string', format: 'uuid' } })
const asked = (name: string, schema: object, description: string) => ({ in: 'query', name, schema, description })

const zone = asked('tz', TEXT, 'The time zone that days are counted in, such as Europe/Berlin; default UTC')
const NUMBER_OR_NULL = { type: ['number', 'null'] }
const Columns = object(Object.fromEntries(BOARD_COLUMNS.map((column) => [column, COUNT])))
const choices = { type: 'array', maxItems: 100, items: object({ value: TEXT, count: COUNT }) }

const TYPICAL = {
  videos: COUNT,
  typical: { ...NUMBER_OR_NULL, description: 'Null while it is too early to say' },
  low: NUMBER_OR_NULL,
  high: NUMBER_OR_NULL,
}

/** Each parameter of the list, from the schema that parses them. */
const LIST_PARAMETERS = Object.entries(input(ScriptListQuery).properties ?? {}).map(([name, schema]) =>
  asked(name, Object(schema) as object, 'Lists are written with commas, each value percent-encoded'),
)

export const LIBRARY_SCHEMAS = {
  ScriptVersion: z.toJSONSchema(ScriptVersion),
  ScriptImport: input(ScriptImport),
  ScriptList: {
    type: 'object',
    required: ['success', 'scripts', 'next', 'terms'],
    properties: {
      success: { const: true },
      scripts: {
        type: 'array',
        items: { type: 'object', required: ['id', 'title'], properties: { id: TEXT, title: TEXT, created_at: MOMENT } },
      },
      total: { ...COUNT, description: 'With the first page only' },
      more_than_total: { type: 'boolean', description: 'There are more than the total says' },
      next: { type: ['string', 'null'], description: 'For `after`; null on the last page' },
      terms: { type: 'array', items: TEXT, description: 'The search terms, with spelling corrected' },
    },
  },
}

/** The library's own endpoints; single scripts and folders are read and written as tables. */
export const LIBRARY_PATHS = {
  '/api/scripts/library': {
    get: {
      summary: "Searches, filters and sorts the account's scripts, page by page",
      security: SIGNED_IN,
      parameters: LIST_PARAMETERS,
      responses: {
        200: { description: 'A page of them', ...json(ref('ScriptList')) },
        ...failures(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/scripts/library/kanban': {
    get: {
      summary: "Counts the account's scripts in each column of the board",
      security: SIGNED_IN,
      parameters: [asked('folder', TEXT, 'The id of a folder, or `none`')],
      responses: { ...success('The counts', object({ summary: Columns })), ...failures(400, 401, 403, 429, 503) },
    },
  },
  '/api/scripts/library/stats/summary': {
    get: {
      summary: "The account's statistics",
      security: SIGNED_IN,
      parameters: [zone],
      responses: {
        ...success('The figures', {
          type: 'object',
          required: ['totalScripts', 'averageViralScore', 'columns'],
          properties: {
            totalScripts: COUNT,
            averageViralScore: { ...NUMBER_OR_NULL, description: 'On the 0-10 scale' },
            bestViralScore: NUMBER_OR_NULL,
            writtenToday: COUNT,
            studioScripts: {
              ...COUNT,
              description: 'Written by the studio, without duplicates, imports or typed scripts',
            },
            studioToday: COUNT,
            creationStreak: COUNT,
            longestCreationStreak: COUNT,
            postingStreak: COUNT,
            columns: Columns,
            recent: { type: 'array', maxItems: 5, items: object({ id: TEXT, title: TEXT }) },
            topVideos: { type: 'array', maxItems: 5, items: { type: 'object' } },
          },
        }),
        ...failures(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/scripts/library/results': {
    get: {
      summary: "Compares the results of the account's posted videos, grouped by a property of their scripts",
      security: SIGNED_IN,
      parameters: [
        asked('by', { enum: RESULT_GROUPINGS, default: 'hook' }, 'What the videos are grouped by'),
        asked('measure', { enum: RESULT_MEASURES, default: 'views' }, 'What is compared'),
      ],
      responses: {
        ...success(
          'All videos and each group, with 95% intervals',
          object({
            by: { enum: RESULT_GROUPINGS },
            measure: { enum: RESULT_MEASURES },
            overall: object(TYPICAL),
            groups: {
              type: 'array',
              items: object({
                key: TEXT,
                ...TYPICAL,
                verdict: { enum: ['better', 'worse', 'same', null], description: 'Against all other videos' },
              }),
            },
            posted: COUNT,
            withMeasure: COUNT,
          }),
        ),
        ...failures(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/scripts/library/choices': {
    get: {
      summary: "Styles, tones and tags of the account's scripts, most used first",
      security: SIGNED_IN,
      responses: {
        ...success('What can be filtered by', object({ styles: choices, tones: choices, tags: choices })),
        ...failures(401, 403, 429, 503),
      },
    },
  },
  '/api/scripts/library/folders': {
    get: {
      summary: "Counts the account's scripts in each folder, and outside any folder",
      security: SIGNED_IN,
      responses: {
        ...success(
          'The counts by id of folder',
          object({ counts: { type: 'object', additionalProperties: COUNT }, none: COUNT }),
        ),
        ...failures(401, 403, 429, 503),
      },
    },
  },
  '/api/scripts/library/export': {
    post: {
      summary: 'Exports scripts as text or PDF; several as a ZIP',
      security: SIGNED_IN,
      requestBody: {
        required: true,
        ...json({
          type: 'object',
          required: ['ids', 'format'],
          properties: {
            ids: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', format: 'uuid' } },
            format: { enum: ['txt', 'pdf'] },
            tz: TEXT,
          },
        }),
      },
      responses: {
        200: {
          description: 'The file; its name is in Content-Disposition',
          content: { 'application/octet-stream': {} },
        },
        ...failures(400, 401, 403, 404, 413, 415, 429, 503),
      },
    },
  },
  '/api/scripts/library/import': {
    post: {
      summary: 'Imports scripts, all or none; does not use the allowance',
      security: SIGNED_IN,
      requestBody: { required: true, ...json(ref('ScriptImport')) },
      responses: {
        ...success('The ids of the new scripts', object({ ids: { type: 'array', items: TEXT } })),
        ...failures(400, 401, 403, 404, 409, 413, 415, 429, 503),
      },
    },
  },
  '/api/scripts/library/import/known': {
    post: {
      summary: 'Says which of these titles the account already has, so that an import can skip them',
      security: SIGNED_IN,
      requestBody: { required: true, ...json(object({ titles: { type: 'array', items: TEXT } })) },
      responses: {
        ...success(
          'Title and MD5 of the text without its white space',
          object({ scripts: { type: 'array', items: object({ title: TEXT, text: TEXT }) } }),
        ),
        ...failures(400, 401, 413, 415, 429, 503),
      },
    },
  },
  '/api/scripts/library/{scriptId}/versions': {
    get: {
      summary: 'The versions of a script, newest first',
      security: SIGNED_IN,
      parameters: [pathId('scriptId')],
      responses: {
        200: {
          description: 'At most 200',
          ...json({
            type: 'object',
            properties: { success: { const: true }, data: { type: 'array', items: ref('ScriptVersion') } },
          }),
        },
        ...failures(401, 403, 404, 429, 503),
      },
    },
  },
  '/api/scripts/library/{scriptId}/restore/{versionId}': {
    post: {
      summary: 'Restores an earlier version of a script by copying it as the newest version',
      security: SIGNED_IN,
      parameters: [pathId('scriptId'), pathId('versionId')],
      responses: {
        200: {
          description: 'The row of the script; unchanged if it already has that version',
          ...json({ type: 'object', properties: { success: { const: true }, data: { type: 'object' } } }),
        },
        ...failures(401, 403, 404, 413, 429, 503),
      },
    },
  },
}
