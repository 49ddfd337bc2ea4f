import type { PageName } from './pages.ts'

/* A part whose words in braces are all empty is left out. */
export const firstPages = {
  shipping: {
    start:
      'This is how your order from {studio} reaches you, and what happens if something is wrong with it.',
    cost: `# What it costs

{shipping rule} {highest rate}

- Art prints: {prints rate}
- Clothing: {clothing rate}
- Everything else: {merch rate}`,
    time: `# How long it takes

A piece that is made to order doesn't exist yet when you buy it. {leaving days} Each piece’s page and your cart say the dates. {how far}`,
    parcels: '{parcels}',
    single: `# One of a kind

Some pieces exist once. While somebody pays for one, it is held for that person, so it can't be sold twice. If they change their mind, it can be bought again.`,
    returns: `# Returns

{returns}`,
    damaged: `If something came damaged or isn't as pictured, write to {email} and send a photograph of it.`,
    commissions: `Commissions are made for one buyer alone, so they can't be returned.`,
    money: '{money back}',
  },

  privacy: {
    start: "Here is what {studio}'s shop knows about you, and why.",
    controller: `# Who answers for it

{seller}

Write to {email}.`,
    cookies: `# Cookies

There is one cookie. Its name ends in atelier_session, it holds a random number, and it remembers which cart is yours. It lasts 90 days after your last visit. Your browser also keeps that cart's owner number for itself, so that a reload doesn't lose it, and the public pages that you saw last, so that they open without a network.`,
    tracking: `There is no tracking, no advertising, no analytics by anybody else, and nothing that follows you to other sites. The shop counts how often a page was opened on a day, and which site led to it. It doesn't know who opened it. {pictures from}`,
    buying: `# When you buy

You pay on the payment provider's own page. Your card number never comes here. From the provider, the shop learns:

- your name and email address, to tell you about your order
- the address that the parcel goes to
- what you bought and what you paid`,
    writing: `# When you write

A message that you send by the contact form is kept until it is deleted. The shop doesn't put you on any list. If you ask to be told when something is back, you get one email, and your address is forgotten a week later.`,
    recipients: `# Who else learns of it

{recipients}`,
    bases: '{legal bases}',
    transfers: '{transfers}',
    kept: `# How long it is kept

A visitor without cart or order is forgotten after 30 days. Orders are kept as long as tax law asks for. After that, or when you ask for it earlier and the law allows it, your name and address are taken out of them.`,
    rights: `# What you can ask for

You may ask for everything that the shop holds about you, and have it corrected, deleted, handed over as a file, or no longer used for what you object to. Write to {email}; it takes no form. {complaint}`,
  },

  terms: {
    start:
      'Plain words for what we owe each other. They are for everything sold here by {studio}, that is {artist}, whom you reach at {email}.',
    buying: `# Buying

What you put into your cart is not yet promised to you. Once you go to checkout, pieces that are counted are held for you while you pay. You have bought them when your payment has gone through; {once paid}`,
    prices: 'Prices are in {currency}. {what you pay}',
    goods: `# What you get

- A piece's page says what it is.
- Colors look a little different on every screen.`,
    wrong: `# If something goes wrong

If a piece can't be delivered, you get your money back, all of it. What happens with returns is on the page about shipping and returns. The rights that the law gives you as a buyer are yours, whatever this page says.`,
    pictures: `# The pictures

Buying a print gives you the print, to keep, hang and give away; it doesn't give the right to copy or sell the picture. Ask, if you have something in mind.`,
    commissions: `# Commissions

They are agreed on one by one, in writing, before any work begins.`,
  },
} as const satisfies Record<PageName, Record<string, string>>
