/*
 * The most frequent names in the United States, each with the number of people per 100,000: U.S. Census Bureau,
 * "Frequently Occurring Names and Surnames from the 1990 Census"; first names are the mean of women and men.
 */

/** A name, and how many of 100,000 people have it. */
export type SharedName = { name: string; of100000: number };

function namesIn(list: string): SharedName[] {
  const parts = list.split(' ');
  return parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, of100000: Number(parts[at + 1]) }] : []));
}

/** They cover 66% of people. */
export const censusFirstNames = namesIn(
  'James 1664 John 1642 Robert 1576 Michael 1320 Mary 1319 William 1229 David 1184 Richard 854 Charles 764 ' +
    'Joseph 704 Thomas 691 Patricia 538 Christopher 519 Linda 518 Barbara 490 Daniel 490 Paul 476 Mark 471 ' +
    'Elizabeth 468 Donald 466 George 466 Jennifer 466 Maria 416 Kenneth 414 Susan 397 Steven 391 Edward 390 ' +
    'Margaret 384 Brian 368 Dorothy 364 Ronald 364 Anthony 362 Lisa 352 Kevin 336 Nancy 334 Karen 334 Betty 333 ' +
    'Helen 332 Jason 331 Matthew 330 Gary 326 Timothy 320 Sandra 314 Jose 308 Larry 300 Jeffrey 296 Donna 292 ' +
    'Frank 292 Carol 286 Ruth 281 Scott 274 Eric 273 Stephen 271 Andrew 270 Sharon 261 Michelle 260 Laura 255 ' +
    'Sarah 254 Kimberly 252 Deborah 247 Jessica 245 Raymond 244 Shirley 244 Cynthia 234 Angela 234 Melissa 231 ' +
    'Brenda 228 Amy 226 Jerry 222 Gregory 221 Anna 220 Joshua 218 Rebecca 215 Virginia 215 Kathleen 212 Dennis ' +
    '208 Pamela 208 Martha 206 Debra 204 Amanda 202 Walter 200 Stephanie 200 Willie 200 Patrick 196 Terry 196 ' +
    'Carolyn 192 Christine 191 Peter 191 Janet 190 Marie 190 Frances 188 Catherine 186 Harold 186 Douglas 184 ' +
    'Henry 184 Ann 182 Joyce 182 Diane 180 Alice 178 Jean 175 Carl 174 Julie 174 Kelly 173 Arthur 168 Heather ' +
    '168 Teresa 168 Doris 168 Gloria 168 Ryan 167 Joe 163 Evelyn 161 Roger 161 Juan 160 Ashley 158 Jack 158 ' +
    'Albert 158 Cheryl 158 Joan 157 Jonathan 156 Justin 156 Katherine 156 Mildred 156 Gerald 155 Keith 154 ' +
    'Samuel 154 Judith 148 Rose 148 Janice 142 Lawrence 142 Ralph 141 Nicole 140 Judy 138 Christina 138 ' +
    'Nicholas 138 Roy 137 Kathy 136 Theresa 136 Benjamin 135 Beverly 134 Denise 132 Bruce 132 Brandon 131 Adam ' +
    '130 Tammy 130 Billy 126 Fred 126 Irene 126 Harry 126 Jane 125 Wayne 124 Lori 124 Louis 124 Steve 123 Tracy ' +
    '122 Jeremy 122 Aaron 121 Andrea 121 Rachel 121 Marilyn 120 Robin 120 Randy 118 Leslie 118 Kathryn 117 ' +
    'Eugene 116 Bobby 116 Carlos 115 Howard 115 Louise 114 Sara 114 Anne 114 Jacqueline 114 Wanda 113 Russell ' +
    '112 Shawn 112 Bonnie 112 Julia 112 Victor 112 Chris 110 Ruby 110 Lois 110 Tina 110 Jamie 110 Phyllis 110 ' +
    'Martin 109 Norma 109 Jesse 108 Paula 108 Annie 108 Diana 108 Ernest 108 Shannon 108 Lee 106 Phillip 106 ' +
    'Todd 106 Lillian 106 Emily 104 Peggy 104 Crystal 104 Carmen 103 Craig 103 Kim 103 Connie 103 Gladys 102 ' +
    'Alan 102 Rita 102 Dawn 101 Dale 100 Florence 100 Francis 100 Sean 100 Clarence 99 Johnny 99 Edna 98 Philip ' +
    '98 Tiffany 98 Rosa 97 Tony 97 Earl 96 Jimmy 96 Antonio 96 Cindy 96 Luis 96 Bryan 95 Danny 95 Mike 95 Grace ' +
    '94 Leonard 93 Stanley 93 Nathan 92 Wendy 92 Curtis 90 Manuel 90 Rodney 90 Victoria 90 Edith 90 Norman 90 ' +
    'Sherry 89 Josephine 88 Sylvia 88 Allen 88 Sheila 88 Thelma 88 Ethel 87 Lynn 87 Elaine 86 Ellen 86 Marjorie ' +
    '86 Carrie 86 Marvin 86 Marion 85 Charlotte 84 Glenn 84 Vincent 84 Travis 84 Esther 83 Jeff 83 Jeffery 83 ' +
    'Monica 83 Chad 82 Emma 82 Jacob 82 Pauline 82 Dana 82 Juanita 82 Kyle 82 Jessie 82 Melvin 82 Alfred 81 ' +
    'Anita 81 Rhonda 81 Hazel 80 Amber 80 Bradley 80 Eva 80 Ray 79 Debbie 78 Jesus 78 Eddie 78 Herbert 78 April ' +
    '77 Frederick 77 Joel 77 Clara 76 Lucille 76 Gail 76 Eleanor 75 Joanne 75 Danielle 74 Valerie 74 Edwin 74 ' +
    'Erin 74 Megan 74 Alicia 73 Don 72 Michele 72 Suzanne 72 Bertha 72 Darlene 71 Jill 71 Veronica 71 Lauren 70 ' +
    'Geraldine 70 Ricky 70 Troy 70 Randall 69 Stacy 69 Cathy 68 Joann 68 Lorraine 68 Sally 68 Alexander 67 ' +
    'Barry 67 Jackie 66 Regina 66 Beatrice 65 Erica 65 Dolores 64 Bernice 64 Audrey 64 Bernard 64 Mario 64 ' +
    'Francisco 63 Yvonne 63 Annette 62 June 62 Leroy 62 Micheal 62 Marcus 62 Samantha 62 Clifford 62 Oscar 62 ' +
    'Theodore 62 Miguel 61 Jay 60 Ana 60 Renee 60 Ida 59 Jim 59 Vivian 59 Alex 58 Angel 58 Brittany 58 Holly 58 ' +
    'Roberta 58 Ronnie 58 Tom 58 Jon 58 Melanie 58 Calvin 58 Jeanette 58 Loretta 58 Tommy 58 Yolanda 58 Laurie ' +
    '57 Katie 56 Leon 56 Bill 56 Derek 56 Lloyd 56 Stacey 56 Alma 56 Kristen 56 Sue 56 Vanessa 56 Beth 55 Elsie ' +
    '55 Warren 55 Jeanne 54 Vicki 54 Darrell 54 Jerome 54 Carla 54 Dean 54 Floyd 54 Leo 54 Rosemary 54 Tara 54 ' +
    'Alvin 52 Courtney 52 Eileen 52 Terri 52 Wesley 52 Gordon 52 Greg 52 Jorge 52 Tim 52 Corey 52 Derrick 52 ' +
    'Dustin 52 Gertrude 52 Lucy 52 Pedro 52 Dan 51 Tonya 51 Ella 50 Lewis 50 Gina 50 Kristin 50 Maurice 50 ' +
    'Wilma 50',
);

/** They cover 41% of people. */
export const censusLastNames = namesIn(
  'Smith 1006 Johnson 810 Williams 699 Jones 621 Brown 621 Davis 480 Miller 424 Wilson 339 Moore 312 Taylor ' +
    '311 Anderson 311 Thomas 311 Jackson 310 White 279 Harris 275 Martin 273 Thompson 269 Garcia 254 Martinez ' +
    '234 Robinson 233 Clark 231 Rodriguez 229 Lewis 226 Lee 220 Walker 219 Hall 200 Allen 199 Young 193 ' +
    'Hernandez 192 King 190 Wright 189 Lopez 187 Hill 187 Scott 185 Green 183 Adams 174 Baker 171 Gonzalez 166 ' +
    'Nelson 162 Carter 162 Mitchell 160 Perez 155 Roberts 153 Turner 152 Phillips 149 Campbell 149 Parker 146 ' +
    'Evans 141 Edwards 137 Collins 134 Stewart 133 Sanchez 130 Morris 125 Rogers 123 Reed 122 Cook 120 Morgan ' +
    '118 Bell 117 Murphy 117 Bailey 115 Rivera 113 Cooper 113 Richardson 112 Cox 110 Howard 110 Ward 108 Torres ' +
    '108 Peterson 107 Gray 106 Ramirez 105 James 105 Watson 103 Brooks 103 Kelly 102 Sanders 100 Price 99 ' +
    'Bennett 99 Wood 98 Barnes 97 Ross 96 Henderson 95 Coleman 95 Jenkins 95 Perry 94 Powell 93 Long 92 ' +
    'Patterson 92 Hughes 92 Flores 92 Washington 92 Butler 91 Simmons 91 Foster 91 Gonzales 87 Bryant 87 ' +
    'Alexander 85 Russell 85 Griffin 84 Diaz 84 Hayes 83 Myers 83 Ford 82 Hamilton 82 Graham 82 Sullivan 81 ' +
    'Wallace 81 Woods 80 Cole 80 West 80 Jordan 78 Owens 78 Reynolds 78 Fisher 77 Ellis 77 Harrison 76 Gibson ' +
    '75 Mcdonald 75 Cruz 75 Marshall 75 Ortiz 75 Gomez 75 Murray 74 Freeman 74 Wells 73 Webb 72 Simpson 70 ' +
    'Stevens 70 Tucker 70 Porter 69 Hunter 69 Hicks 69 Crawford 68 Henry 68 Boyd 68 Mason 68 Morales 67 Kennedy ' +
    '67 Warren 67 Dixon 66 Ramos 66 Reyes 66 Burns 65 Gordon 65 Shaw 65 Holmes 65 Rice 64 Robertson 64 Hunt 63 ' +
    'Black 63 Daniels 62 Palmer 62 Mills 61 Nichols 60 Grant 60 Knight 60 Ferguson 59 Rose 59 Stone 59 Hawkins ' +
    '59 Dunn 58 Perkins 58 Hudson 58 Spencer 57 Gardner 57 Stephens 57 Payne 57 Pierce 56 Berry 56 Matthews 56 ' +
    'Arnold 56 Wagner 55 Willis 55 Ray 55 Watkins 55 Olson 55 Carroll 55 Duncan 55 Snyder 55 Hart 54 Cunningham ' +
    '54 Bradley 54 Lane 54 Andrews 54 Ruiz 54 Harper 54 Fox 53 Riley 53 Armstrong 53 Carpenter 53 Weaver 53 ' +
    'Greene 53 Lawrence 52 Elliott 52 Chavez 52 Sims 52 Austin 52 Peters 52 Kelley 52 Franklin 51 Lawson 51 ' +
    'Fields 51 Gutierrez 51 Ryan 51 Schmidt 51 Carr 51 Vasquez 51 Castillo 51 Wheeler 51 Chapman 50 Oliver 50 ' +
    'Montgomery 49 Richards 49 Williamson 49 Johnston 49 Banks 48 Meyer 48 Bishop 48 Mccoy 48 Howell 48 Alvarez ' +
    '48 Morrison 48 Hansen 47 Fernandez 47 Garza 47 Harvey 47 Little 46 Burton 46 Stanley 46 Nguyen 46 George ' +
    '46 Jacobs 46 Reid 46 Kim 45 Fuller 45 Lynch 45 Dean 45 Gilbert 45 Garrett 45 Romero 45 Welch 44 Larson 44 ' +
    'Frazier 44 Burke 44 Hanson 43 Day 43 Mendoza 43 Moreno 43 Bowman 43 Medina 42 Fowler 42 Brewer 42 Hoffman ' +
    '42 Carlson 42 Silva 42 Pearson 42 Holland 42 Douglas 41 Fleming 41 Jensen 41 Vargas 41 Byrd 41 Davidson 41 ' +
    'Hopkins 41 May 40 Terry 40 Herrera 40 Wade 40 Soto 40 Walters 40 Curtis 40 Neal 39 Caldwell 39 Lowe 39 ' +
    'Jennings 39 Barnett 39 Graves 39 Jimenez 39 Horton 39 Shelton 39 Barrett 39 Obrien 39 Castro 39 Sutton 38 ' +
    'Gregory 38 Mckinney 38 Lucas 38 Miles 38 Craig 38 Rodriquez 37 Chambers 37 Holt 37 Lambert 37 Fletcher 37 ' +
    'Watts 37 Bates 37 Hale 37 Rhodes 37 Pena 37 Beck 37 Newman 36 Haynes 36 Mcdaniel 36 Mendez 36 Bush 36 ' +
    'Vaughn 36 Parks 35 Dawson 35 Santiago 35 Norris 35 Hardy 35 Love 35 Steele 35 Curry 35 Powers 35 Schultz ' +
    '35 Barker 35 Guzman 34 Page 34 Munoz 34 Ball 34 Keller 34 Chandler 34 Weber 34 Leonard 34 Walsh 33 Lyons ' +
    '33 Ramsey 33 Wolfe 33 Schneider 33 Mullins 33 Benson 33 Sharp 33 Bowen 33 Daniel 33 Barber 32 Cummings 32 ' +
    'Hines 32 Baldwin 32 Griffith 32 Valdez 32 Hubbard 32 Salazar 32 Reeves 32 Warner 31 Stevenson 31 Burgess ' +
    '31 Santos 31 Tate 31 Cross 31 Garner 31 Mann 31 Mack 31 Moss 31 Thornton 31 Dennis 31 Mcgee 31 Farmer 30 ' +
    'Delgado 30 Aguilar 30 Vega 30 Glover 30 Manning 30 Cohen 30 Harmon 30 Rodgers 30 Robbins 30 Newton 30 Todd ' +
    '30 Blair 30 Higgins 30 Ingram 30 Reese 30 Cannon 30 Strickland 30 Townsend 30 Potter 30 Goodwin 30 Walton ' +
    '30 Rowe 29 Hampton 29 Ortega 29 Patton 29 Swanson 29 Joseph 29 Francis 29 Goodman 29 Maldonado 29 Yates 29 ' +
    'Becker 29 Erickson 29 Hodges 29 Rios 29 Conner 29 Adkins 29 Webster 28 Norman 28 Malone 28 Hammond 28 ' +
    'Flowers 28 Cobb 28 Moody 28 Quinn 28 Blake 28 Maxwell 28 Pope 28 Floyd 27 Osborne 27 Paul 27 Mccarthy 27 ' +
    'Guerrero 27 Lindsey 27 Estrada 27 Sandoval 27 Gibbs 27 Tyler 27 Gross 27 Fitzgerald 27 Stokes 27 Doyle 27 ' +
    'Sherman 27 Saunders 27 Wise 27 Colon 27 Gill 27 Alvarado 27 Greer 26 Padilla 26 Simon 26 Waters 26 Nunez ' +
    '26 Ballard 26 Schwartz 26 Mcbride 26 Houston 26 Christensen 26 Klein 26 Pratt 26 Briggs 26 Parsons 26 ' +
    'Mclaughlin 26 Zimmerman 26 French 26 Buchanan 26 Moran 26 Copeland 25 Roy 25 Pittman 25 Brady 25 Mccormick ' +
    '25 Holloway 25 Brock 25 Poole 25 Frank 25 Logan 25 Owen 25 Bass 25 Marsh 25 Drake 25 Wong 25 Jefferson 25 ' +
    'Park 25 Morton 25 Abbott 25 Sparks 25 Patrick 24 Norton 24 Huff 24 Clayton 24 Massey 24 Lloyd 24 Figueroa ' +
    '24 Carson 24 Bowers 24 Roberson 24 Barton 24 Tran 24 Lamb 24 Harrington 24 Casey 24 Boone 24 Cortez 24 ' +
    'Clarke 24 Mathis 24 Singleton 24 Wilkins 24 Cain 24 Bryan 24 Underwood 24 Hogan 24 Mckenzie 23 Collier 23 ' +
    'Luna 23 Phelps 23 Mcguire 23 Allison 23 Bridges 23 Wilkerson 23 Nash 23 Summers 23 Atkins 23 Wilcox 23 ' +
    'Pitts 23 Conley 23 Marquez 23 Burnett 23 Richard 23 Cochran 23 Chase 23 Davenport 23 Hood 23 Gates 23 Clay ' +
    '23 Ayala 23 Sawyer 23 Roman 23 Vazquez 23 Dickerson 23 Hodge 22 Acosta 22 Flynn 22 Espinoza 22 Nicholson ' +
    '22 Monroe 22 Wolf 22 Morrow 22 Kirk 22 Randall 22 Anthony 22 Whitaker 22 Oconnor 22 Skinner 22 Ware 22 ' +
    'Molina 22 Kirby 22 Huffman 22 Bradford 22 Charles 22 Gilmore 22 Dominguez 22 Oneal 22 Bruce 22 Lang 21 ' +
    'Combs 21 Kramer 21 Heath 21 Hancock 21 Gallagher 21 Gaines 21 Shaffer 21 Short 21 Wiggins 21 Mathews 21 ' +
    'Mcclain 21 Fischer 21 Wall 21 Small 21 Melton 21 Hensley 21 Bond 21 Dyer 21 Cameron 21 Grimes 21 Contreras ' +
    '21 Christian 21 Wyatt 21 Baxter 21 Snow 21 Mosley 21 Shepherd 21 Larsen 21 Hoover 21 Beasley 20 Glenn 20 ' +
    'Petersen 20 Whitehead 20 Meyers 20 Keith 20 Garrison 20 Vincent 20 Shields 20 Horn 20 Savage 20 Olsen 20 ' +
    'Schroeder 20 Hartman 20 Woodard 20 Mueller 20 Kemp 20 Deleon 20 Booth 20 Patel 20 Calhoun 20 Wiley 20 ' +
    'Eaton 20 Cline 20 Navarro 20 Harrell 20 Lester 20 Humphrey 20 Parrish 20 Duran 20 Hutchinson 20 Hess 20 ' +
    'Dorsey 20 Bullock 20 Robles 20 Beard 19 Dalton 19 Avila 19 Vance 19 Rich 19 Blackwell 19 York 19 Johns 19 ' +
    'Blankenship 19 Trevino 19 Salinas 19 Campos 19 Pruitt 19 Moses 19 Callahan 19 Golden 19 Montoya 19 Hardin ' +
    '19 Guerra 19 Mcdowell 19 Carey 19 Stafford 19 Gallegos 19 Henson 19 Wilkinson 19 Booker 19 Merritt 19 ' +
    'Miranda 19 Atkinson 19 Orr 19 Decker 19 Hobbs 19 Preston 19 Tanner 19 Knox 19 Pacheco 19 Stephenson 18 ' +
    'Glass 18 Rojas 18 Serrano 18 Marks 18 Hickman 18 English 18 Sweeney 18 Strong 18 Prince 18 Mcclure 18 ' +
    'Conway 18 Walter 18 Roth 18 Maynard 18 Farrell 18 Lowery 18 Hurst 18 Nixon 18 Weiss 18 Trujillo 18 Ellison ' +
    '18 Sloan 18 Juarez 18 Winters 18 Mclean 18 Randolph 18 Leon 18 Boyer 18 Villarreal 18 Mccall 18 Gentry 18 ' +
    'Carrillo 17 Kent 17 Ayers 17 Lara 17 Shannon 17 Sexton 17 Pace 17 Hull 17 Leblanc 17 Browning 17 Velasquez ' +
    '17 Leach 17 Chang 17 House 17 Sellers 17 Herring 17 Noble 17 Foley 17 Bartlett 17 Mercado 17 Landry 17 ' +
    'Durham 17 Walls 17 Barr 17 Mckee 17 Bauer 17 Rivers 17 Everett 17 Bradshaw 17 Pugh 17 Velez 17 Rush 17 ' +
    'Estes 17 Dodson 17 Morse 17 Sheppard 17 Weeks 17 Camacho 17 Bean 17 Barron 17 Livingston 17 Middleton 16 ' +
    'Spears 16 Branch 16 Blevins 16 Chen 16 Kerr 16 Mcconnell 16 Hatfield 16 Harding 16 Ashley 16 Solis 16 ' +
    'Herman 16 Frost 16 Giles 16 Blackburn 16 William 16 Pennington 16 Woodward 16 Finley 16 Mcintosh 16 Koch ' +
    '16 Best 16 Solomon 16 Mccullough 16 Dudley 16 Nolan 16 Blanchard 16 Rivas 16 Brennan 16 Mejia 16 Kane 16 ' +
    'Benton 16 Joyce 16 Buckley 16 Haley 16 Valentine 16 Maddox 16 Russo 16 Mcknight 16 Buck 16 Moon 16 ' +
    'Mcmillan 16 Crosby 16 Berg 16 Dotson 16 Mays 16 Roach 16 Church 16 Chan 16 Richmond 16 Meadows 16 Faulkner ' +
    '16 Oneill 16 Knapp 16 Kline 15 Barry 15 Ochoa 15 Jacobson 15 Gay 15 Avery 15 Hendricks 15 Horne 15 Shepard ' +
    '15 Hebert 15 Cherry 15 Cardenas 15 Mcintyre 15 Whitney 15 Waller 15 Holman 15 Donaldson 15 Cantu 15 ' +
    'Terrell 15 Morin 15 Gillespie 15 Fuentes 15 Tillman 15 Sanford 15 Bentley 15 Peck 15 Key 15 Salas 15 ' +
    'Rollins 15 Gamble 15 Dickson 15',
);
