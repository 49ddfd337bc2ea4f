import { html, raw } from 'hono/html'
import { countryName } from '#platform/countries.ts'
import { firstCurrency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import { allowedCountries, type PaymentLine, type PaymentRequest } from '#services/payments/port.ts'
import { type Problems, type Typed, usStates } from './demo-form.ts'

type Money = (cents: number) => string
type Html = ReturnType<typeof html>

export interface Screen {
  title: string
  content: Html
}

const stroke = raw(
  '<svg viewBox="0 0 144 12" aria-hidden="true"><path d="M3 8c18-6 30-5 46-2s27 5 44 0 30-4 48 1"/></svg>',
)

export function payPage(
  request: PaymentRequest,
  typed: Typed,
  problems: Problems,
  declined: boolean,
): Screen {
  const wrong = Object.keys(problems).length
  const money: Money = (cents) => formatMoney(cents, request.currency ?? firstCurrency)
  const countries = allowedCountries(request)
  return {
    title: paymentsCopy.checkout,
    content: html`<main class="page">
      <section class="summary" aria-labelledby="order">
        <a class="back" href="${request.cancelUrl}">&larr; ${paymentsCopy.cancel}</a>
        <div class="head"><h1 id="order">${paymentsCopy.yourOrder}</h1>${stroke}</div>
        <ul class="lines">${request.lines.map((line) => summaryLine(line, money))}</ul>
        <dl class="sums">
          <div><dt>${request.shipping.label}</dt><dd>${money(request.shipping.amount)}</dd></div>
          <div class="total"><dt>${paymentsCopy.total}</dt><dd>${money(request.total)}</dd></div>
        </dl>
        <p class="quiet">${paymentsCopy.nothingCharged}</p>
      </section>
      <form method="post" novalidate>
        ${wrong > 0 && html`<p class="alert" role="alert">${paymentsCopy.fieldsNeed(wrong)}</p>`}
        ${declined && html`<p class="alert" role="alert">${paymentsCopy.declined}</p>`}
        <fieldset><legend><h2>${countries.length === 0 ? paymentsCopy.whoPicksUp : paymentsCopy.whereItGoes}</h2></legend>
          ${textField('email', request.present ? paymentsCopy.yourEmail : paymentsCopy.email, 'email', typed, problems)}
          ${request.present && textField('buyer', paymentsCopy.yourName, 'name', typed, problems)}
          ${textField('name', request.present ? paymentsCopy.whoGetsIt : paymentsCopy.fullName, request.present ? paymentsCopy.shippingName : 'name', typed, problems)}
          ${countries.length > 0 && addressFields(countries, typed, problems)}
        </fieldset>
        <fieldset class="methods"><legend><h2>${paymentsCopy.howItEnds}</h2></legend>
          ${problems.method !== undefined && html`<p class="problem">${problems.method}</p>`}
          ${option('card', paymentsCopy.demoCard, paymentsCopy.cardText, typed)}
          ${option('declined', paymentsCopy.declinedCard, paymentsCopy.declinedText, typed)}
          ${
            !request.immediate &&
            html`${option('bank', paymentsCopy.bankDebit, paymentsCopy.debitText, typed)}
          ${option('bounce', paymentsCopy.bouncedDebit, paymentsCopy.bouncedText, typed)}`
          }
        </fieldset>
        <button type="submit">${paymentsCopy.pay(money(request.total))}</button>
        <p class="quiet">${paymentsCopy.noCardNumber}</p>
      </form>
    </main>`,
  }
}

function addressFields(countries: readonly string[], typed: Typed, problems: Problems): Html {
  const inUs = countries.join() === 'US'
  const named = countries.map((code) => [code, countryName(code)] as const)
  return html`
          ${textField('line1', paymentsCopy.streetAndNumber, 'address-line1', typed, problems)}
          ${textField('line2', paymentsCopy.apartmentFloor, 'address-line2', typed, problems)}
          ${textField('city', paymentsCopy.city, 'address-level2', typed, problems)}
          <div class="two">
            ${inUs ? choiceField('state', paymentsCopy.state, 'address-level1', [...usStates], typed, problems) : textField('state', paymentsCopy.stateOrRegion, 'address-level1', typed, problems)}
            ${textField('postal_code', inUs ? paymentsCopy.zipCode : paymentsCopy.postalCode, 'postal-code', typed, problems)}
          </div>
          ${countries.length === 1 ? html`<p class="country">${paymentsCopy.toCountry(countryName(countries[0] ?? ''))}</p>` : choiceField('country', paymentsCopy.country, 'country', named, typed, problems)}
        `
}

export function wordPage(
  title: string,
  words: string,
  link: { label: string; href: string } | null,
): Screen {
  return {
    title,
    content: html`<main class="page narrow">
      <div class="head"><h1>${title}</h1>${stroke}<p>${words}</p></div>
      ${link && html`<a class="button" href="${link.href}">${link.label}</a>`}
    </main>`,
  }
}

export function screenDocument(
  { title, content }: Screen,
  studioName: string,
  style: string,
): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${studioName}</title>
<style>${raw(style)}</style>
</head>
<body>
<p class="demo"><strong>${paymentsCopy.isDemo}</strong> ${paymentsCopy.nothingMoves}</p>
<p class="studio">${studioName}</p>
${content}
</body>
</html>`
}

function summaryLine(line: PaymentLine, money: Money): Html {
  const { name, description, picture, quantity, unitPrice } = line
  return html`<li>
    ${picture === null ? html`<span class="none"></span>` : html`<img src="${picture}" alt="" width="72" height="72">`}
    <div><div class="name">${name}</div>
      <div class="detail">${description}${quantity > 1 && html`${description !== null && ' · '}<span class="each">${quantity} × ${money(unitPrice)}</span>`}</div></div>
    <div class="price">${money(unitPrice * quantity)}</div>
  </li>`
}

function textField(
  name: Exclude<keyof Typed, 'country' | 'method'>,
  label: string,
  autocomplete: string,
  typed: Typed,
  problems: Problems,
): Html {
  const kind =
    name === 'email' ? 'type="email"' : label === paymentsCopy.zipCode ? 'inputmode="numeric"' : ''
  const optional =
    (name === 'line2' || name === 'state' || name === 'buyer') &&
    html` <span class="optional">${paymentsCopy.optional}</span>`
  return labelled(
    name,
    html`${label}${optional}`,
    problems,
    html`<input id="${name}" name="${name}" value="${typed[name]}" autocomplete="${autocomplete}" maxlength="120" ${raw(kind)} ${invalid(name, problems)}>`,
  )
}

function choiceField(
  name: 'state' | 'country',
  label: string,
  autocomplete: string,
  options: readonly (readonly [code: string, name: string])[],
  typed: Typed,
  problems: Problems,
): Html {
  const shown = options.map(
    ([code, words]) =>
      html`<option value="${code}"${raw(code === typed[name] ? ' selected' : '')}>${words}</option>`,
  )
  return labelled(
    name,
    html`${label}`,
    problems,
    html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${invalid(name, problems)}><option value="">${paymentsCopy.choose}</option>${shown}</select>`,
  )
}

function labelled(name: keyof Typed, label: Html, problems: Problems, control: Html): Html {
  const problem = problems[name]
  return html`<div class="field"><label for="${name}">${label}</label>${control}${problem !== undefined && html`<p class="problem" id="${name}-problem">${problem}</p>`}</div>`
}

function invalid(name: keyof Typed, problems: Problems): Html {
  if (problems[name] === undefined) return html``
  const first = Object.keys(problems)[0] === name ? ' autofocus' : ''
  return raw(`aria-invalid="true" aria-describedby="${name}-problem"${first}`)
}

function option(method: string, label: string, words: string, typed: Typed): Html {
  const checked = raw(typed.method === method ? ' checked' : '')
  return html`<label class="method"><input type="radio" name="method" value="${method}"${checked}>${label}<span>${words}</span></label>`
}
