/**
 * The states that an address must name, by country: ISO 3166-2 without the country's part. Printful
 * wants them for exactly these countries; the United States' list has the military ones too.
 */
export const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: read(`AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut
    |DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois
    |IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts
    |MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada
    |NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota
    |OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina
    |SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington
    |WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam
    |MP Northern Mariana Islands|PR Puerto Rico|VI Virgin Islands|AA Armed Forces Americas
    |AE Armed Forces Europe|AP Armed Forces Pacific`),
  CA: read(`AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick
    |NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario
    |PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`),
  AU: read(`ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory
    |QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia`),
}

function read(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split('|').map((entry) => {
      const [code = '', ...name] = entry.trim().split(' ')
      return [code, name.join(' ')]
    }),
  )
}
